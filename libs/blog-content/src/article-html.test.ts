import { inLanguage } from '@lawyers/domain/testing';
import { articleHtml, escapeHtml } from './article-html';
import { articleOf, articlePath } from './article-source.testing';

const picture = (name: string, alt: string) => `<img src="${name}" alt="${escapeHtml(alt)}">`;

function htmlOf(body: string): string {
  return articleHtml(articleOf(body), { articleCount: 15, picture }).trim();
}

test.each([
  ['Fish & chips', '<p>Fish &amp; chips</p>'],
  ['1 < 2 and 3 > 2', '<p>1 &lt; 2 and 3 &gt; 2</p>'],
  ['## Fees & costs', '<h2 id="fees-costs">Fees &amp; costs</h2>'],
  ['**R&D**', '<p><strong>R&amp;D</strong></p>'],
  ['[R&D](article:1)', '<p><a href="/blogs/page1/1">R&amp;D</a></p>'],
  ['`a < b & "c"`', '<p><code>a &lt; b &amp; &quot;c&quot;</code></p>'],
  ['\\<b\\>', '<p>&lt;b&gt;</p>'],
])('articleHtml escapes %j', (body, html) => {
  expect(htmlOf(body)).toBe(html);
});

test.each([
  ['"Quoted"', '“Quoted”'],
  ["don't", 'don’t'],
  ['It is "all *right*" now', 'It is “all <em>right</em>” now'],
  ['She said "ask [here](article:1)."', 'She said “ask <a href="/blogs/page1/1">here</a>.”'],
  ["the *court*'s rule", 'the <em>court</em>’s rule'],
  ['wait -- then go', 'wait — then go'],
])('articleHtml renders %j with curly quotes and dashes', (body, html) => {
  expect(htmlOf(body)).toBe(`<p>${html}</p>`);
});

// Only that numbers become links is tested here. `phone-links.test.ts` of libs/domain tests which numbers do.
test('a phone number is a link, and no other number is', () => {
  expect(htmlOf('Call 800-656-4673, or see 34 CFR 106.44 of 2024-08-01.')).toBe(
    '<p>Call <a href="tel:8006564673">800-656-4673</a>, or see 34 CFR 106.44 of 2024-08-01.</p>',
  );
});

test('a phone number in the text of a link is refused, since it would be a link inside a link', () => {
  expect(() => htmlOf('See [who answers at **800-656-4673**](article:1).')).toThrow(
    `${articlePath}: the link "who answers at 800-656-4673" contains a phone number`,
  );
});

test('headings have the ids that the table of contents links to', () => {
  const article = articleOf('## First steps\n\n### A detail\n\n## "Then" what?\n\n## **Fees**');
  const html = articleHtml(article, { articleCount: 15, picture });

  expect(html).toContain('<h2 id="first-steps">First steps</h2>');
  expect(html).toContain('<h3 id="a-detail">A detail</h3>');
  expect(html).toContain('<h2 id="fees"><strong>Fees</strong></h2>');
  for (const { id } of article.headings) expect(html).toContain(`<h2 id="${id}">`);
});

test('a picture alone in a paragraph becomes a figure, whose alt text is escaped once', () => {
  expect(htmlOf('![A sign says "Stop & look": 1 < 2.](sign)')).toBe(
    '<figure><img src="sign" alt="A sign says &quot;Stop &amp; look&quot;: 1 &lt; 2."></figure>',
  );
});

test('the English terms of a translation are marked as English', async () => {
  const spanish = await inLanguage('es', () => import('./article-html'));
  const article = articleOf('Un acuerdo (_settlement_).');
  const options = { articleCount: 1, picture: () => '' };

  expect(spanish.articleHtml(article, options)).toContain('(<em lang="en">settlement</em>)');
  expect(articleHtml(article, options)).toContain('(<em>settlement</em>)');
});

// On a phone, the styles of libs/ui (prose.tsx) show `data-label` before each cell but the first of its row.
test('a table of three columns scrolls, labels its cells, and aligns a column of amounts to the right', () => {
  const table = [
    '| Who | "Fee" & cost | Share |',
    '| --- | --- | --- |',
    '| Ann | *a third* | $1,200 |',
    '| Bo | 40% | **33.3%** |',
  ];
  expect(htmlOf(table.join('\n'))).toBe(
    '<div class="table" role="group" aria-label="Table" tabindex="0"><table>' +
      '<thead><tr><th scope="col">Who</th><th scope="col">“Fee” &amp; cost</th>' +
      '<th scope="col" align="right">Share</th></tr></thead><tbody>' +
      '<tr><td>Ann</td><td data-label="“Fee” &amp; cost"><em>a third</em></td>' +
      '<td align="right" data-label="Share">$1,200</td></tr>\n' +
      '<tr><td>Bo</td><td data-label="“Fee” &amp; cost">40%</td>' +
      '<td align="right" data-label="Share"><strong>33.3%</strong></td></tr></tbody></table></div>',
  );
});

test('a table of two columns has no labels, because it keeps its shape on a phone', () => {
  expect(htmlOf('| A | B |\n|---|---|\n| x | y |')).toContain('<td>x</td><td>y</td>');
});
