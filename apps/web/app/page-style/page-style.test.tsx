/** @jest-environment node */
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { renderToString } from 'react-dom/server';
import { createPageStyle } from './page-style';

const Red = styled('p')({ color: 'red' });
const Blue = styled('b')({ color: 'blue' });

/** A page with something red on it, and something blue in an island. */
function styledPage(): string {
  const style = createPageStyle();
  const body = renderToString(
    <CacheProvider value={style.page}>
      <Red>m-text</Red>
      <CacheProvider value={style.islands}>
        <Blue>word</Blue>
      </CacheProvider>
    </CacheProvider>,
  );
  return style.addTo(`<head></head><body>${body}</body>`);
}

test('a page has one style element, in its head, with the rules of all that stands on it', () => {
  const html = styledPage();

  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).toMatch(/<style>.*color:red.*color:#00f.*<\/style><\/head>/);
});

test('the rules of an island keep their names', () => {
  const html = styledPage();
  const { name } = /<b class="(?<name>i-\w+)">/.exec(html)?.groups ?? {};

  expect(html).toContain(`.${name}{color:`);
});

test('all other names are short, the same in rule and element, and words stay what they are', () => {
  const html = styledPage();

  expect(html).toContain('<p class="_0">m-text</p>');
  expect(html).toContain('._0{color:red}');
});
