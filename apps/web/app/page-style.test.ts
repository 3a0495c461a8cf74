/** @jest-environment node */
import type { EmotionCache } from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { createPageStyle } from './page-style';

/** The class of a rule, as if a component had used it. */
function use(cache: EmotionCache, css: string): string {
  const rule = serializeStyles([css]);
  insertStyles(cache, rule, true);
  return `${cache.key}-${rule.name}`;
}

function styledPage() {
  const style = createPageStyle();
  const page = use(style.page, 'color:red;');
  const island = use(style.islands, 'color:blue;');
  const unused = use(style.page, 'color:green;');
  const body = `<p class="${page}">m-text</p><b class="${island}">word</b>`;
  return { html: style.addTo(`<head></head><body>${body}</body>`), page, island, unused };
}

test('a page has one style element, in its head, with the rules of what stands on it', () => {
  const { html } = styledPage();

  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).toMatch(/<style[^>]*>.*color:red.*color:.*<\/style><\/head>/);
  expect(html).not.toContain('green');
});

test('the rules of an island keep their names', () => {
  const { html, island } = styledPage();

  expect(html).toContain(`class="${island}"`);
  expect(html).toContain(`.${island}{color:`);
});

test('all other names are short, the same in rule and element, and words stay what they are', () => {
  const { html, page } = styledPage();

  expect(html).not.toContain(page);
  expect(html).toContain('<p class="_0">m-text</p>');
  expect(html).toContain('._0{color:red}');
});
