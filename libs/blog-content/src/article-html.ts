import { Marked, type Tokens } from 'marked';
import { smartypantsu as typographic } from 'smartypants';
import { defaultLanguage, language, phoneInText, t, telHref } from '@lawyers/domain';
import type { Article } from './article';
import { linkTarget } from './article-links';
import { headingId, headingText } from './heading';

export type ArticleHtmlOptions = {
  /** The number of all articles. A link to an article with a higher number has no target. */
  readonly articleCount: number;
  /** Returns the HTML of a picture of this article. Throws if the picture does not exist. */
  readonly picture: (name: string, alt: string) => string;
};

/**
 * Renders the Markdown of an article as HTML, with heading ids, resolved links, pictures, and curly quotes.
 * @throws Error with the path of the file for a link without a target or with a phone number in its text, and whatever
 * `picture` throws.
 */
export function articleHtml(article: Article, options: ArticleHtmlOptions): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        return `<h${depth} id="${headingId(headingText(tokens))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      text(token) {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
        return escapeHtml(typographic(token.text)).replace(
          phoneInText,
          (_, before: string, number: string) =>
            `${before}<a href="${telHref(number)}">${number}</a>`,
        );
      },
      link({ href, tokens }) {
        const target = linkTarget(article, href, options.articleCount);
        const text = headingText(tokens);
        // A phone number becomes a link (see `text`), and HTML does not allow a link inside a link.
        if (text.match(phoneInText)) {
          throw new Error(
            `${article.file}: the link "${text}" contains a phone number, itself a link. Move it out.`,
          );
        }
        return `<a href="${target}">${this.parser.parseInline(tokens)}</a>`;
      },
      paragraph({ tokens }) {
        const inner = this.parser.parseInline(tokens);
        return tokens.every((token) => token.type === 'image')
          ? `<figure>${inner}</figure>\n`
          : `<p>${inner}</p>\n`;
      },
      // In a translation, only English is in italics: terms that the text explains, and sentences for the reader to say
      // or copy. So the emphasis is marked as English for screen readers (WCAG 3.1.2).
      em({ tokens }) {
        const lang = language === defaultLanguage ? '' : ` lang="${defaultLanguage}"`;
        return `<em${lang}>${this.parser.parseInline(tokens)}</em>`;
      },
      image: ({ href, text }) => options.picture(href, text),
      table(token: Tokens.Table) {
        return tableHtml(token, (cell) => this.parser.parseInline(cell.tokens));
      },
    },
  });
  return marked.parser([...article.tokens]);
}

function tableHtml(token: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
  const align = (column: number) =>
    token.rows.every((row) => isAmount(row[column]?.text ?? '')) ? ' align="right"' : '';
  // On a phone, a table with three or more columns shows each row as a block, and each cell on a line of its own. The
  // first cell is the heading of the block, and every other cell comes after this label.
  const cellLabel = (column: number) =>
    column > 0 && token.header.length > 2
      ? ` data-label="${escapeHtml(typographic(token.header[column]?.text ?? ''))}"`
      : '';
  const head = token.header
    .map((cell, column) => `<th scope="col"${align(column)}>${inline(cell)}</th>`)
    .join('');
  const cells = (row: readonly Tokens.TableCell[]) =>
    row.map((cell, at) => `<td${align(at)}${cellLabel(at)}>${inline(cell)}</td>`).join('');
  const rows = token.rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n');
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
  // A table wider than the page scrolls inside this element. It is focusable, so that the keyboard can scroll it.
  const label = t({ en: 'Table', es: 'Tabla' });
  return `<div class="table" role="group" aria-label="${label}" tabindex="0">${table}</div>\n`;
}

/**
 * Whether a cell contains an amount of money, a percentage, or a number, with or without Markdown's asterisks for bold
 * text. A column with only such cells is aligned to the right.
 */
function isAmount(text: string): boolean {
  return /^[*]*[-−]?\$?[\d,.]+%?[*]*$/.test(text.trim());
}

/** Escapes text for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
