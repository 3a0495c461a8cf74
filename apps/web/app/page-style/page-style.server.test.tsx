/** @jest-environment node */
import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SiteTheme } from '@lawyers/ui';
import { createPageStyle } from './page-style.server';

const Red = styled('p')({ color: 'red' });
const Blue = styled('b')({ color: 'blue' });

/** The HTML of a page with this content. */
function pageOf(content: ReactNode, options?: { allNames: boolean }): string {
  const style = createPageStyle(options);
  const body = renderToString(<CacheProvider value={style.cache}>{content}</CacheProvider>);
  return style.addTo(`<html><head></head><body>${body}</body></html>`);
}

/** A red element outside of an island, and a blue one inside. */
const twoColors = (
  <>
    <Red>i-text</Red>
    <div data-island="">
      <Blue className="MuiBlue-root">word</Blue>
    </div>
  </>
);

test('a page has one style element, in its head, with the rules of all its elements', () => {
  const html = pageOf(twoColors);

  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).toMatch(/<style>.*color:red.*color:#00f.*<\/style><\/head>/);
});

test("keeps all of MUI's class names with allNames", () => {
  expect(pageOf(twoColors, { allNames: true })).toMatch(/<b class="MuiBlue-root i-\w+">word/);
});

test('styles the content of noscript', () => {
  const html = pageOf(
    <noscript>
      <Red>word</Red>
    </noscript>,
  );

  expect(html).toMatch(/\.(\w+)\{color:red\}.*<noscript><p class="\1">word<\/p><\/noscript>/);
});

describe('class names of Emotion', () => {
  // The browser would otherwise not know which rules the page contains, and insert them again.
  test('stay the same inside of islands', () => {
    const html = pageOf(
      <>
        {twoColors}
        <Blue>after the island</Blue>
      </>,
    );

    expect(html).toMatch(/\.(i-\w+)\{color:#00f\}.*<b class="\1">word.*<b class="\1">after/);
  });

  test('stay the same until the end of the island, and are short after it', () => {
    const html = pageOf(
      <>
        <div data-island="">
          <hr />
          <u>text</u>
          <Blue>word</Blue>
        </div>
        <div>
          <Red>text</Red>
        </div>
      </>,
    );

    expect(html).toMatch(/<b class="i-\w+">word<\/b><\/div><div><p class="[a-z]">text/);
  });

  test('are short elsewhere, in every selector, and different', () => {
    const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
    const texts = numbers.map((width) => styled('p')({ width, '&:not(&)>:is(a,&) b': { width } }));
    const html = pageOf(texts.map((Text, index) => <Text key={index} />));

    const names = [...html.matchAll(/<p class="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(numbers.map(() => expect.stringMatching(/^[a-z]\d?$/)));
    expect(new Set(names).size).toBe(numbers.length);
    for (const [index, name] of names.entries())
      expect(html).toContain(
        `.${name},.${name}:not(.${name})>:is(a,.${name}) b{width:${index + 1}px}`,
      );
  });

  test('stay the same with allNames', () => {
    expect(pageOf(<Red />, { allNames: true })).toMatch(/\.(i-\w+)\{color:red\}.*<p class="\1">/);
  });
});

// Browsers drop a whole rule if they do not know a selector in it, and Chrome 80 to 87 do not know `:is`. Without the
// rule, the page would stay visible there while somebody leaves it by "Exit this site".
test('a page that is left is hidden in browsers without `:is` too (Chrome 80 to 87)', () => {
  expect(pageOf(<SiteTheme>word</SiteTheme>)).toContain(
    '}html[data-leaving] body,html[data-leaving] body *{visibility:hidden!important}',
  );
});

test('adds the vendor prefixes that older browsers need', () => {
  const Plain = styled('i')({ appearance: 'none', userSelect: 'none', maskImage: 'none' });

  for (const property of [
    '-webkit-appearance',
    '-moz-appearance',
    '-webkit-user-select',
    '-webkit-mask',
  ])
    expect(pageOf(<Plain />)).toContain(property);
});

test('removes the rules for classes of MUI that no element has', () => {
  const Chosen = styled('i')({
    '&.Mui-selected': { color: 'red' },
    '&.Mui-gone': { color: 'blue' },
    '&:not(.Mui-gone)': { width: 1 },
  });
  const html = pageOf(<Chosen className="Mui-selected">word</Chosen>);

  expect(html).toMatch(/<i class="Mui-selected \w+">/);
  expect(html).toContain('.Mui-selected{color:red}');
  expect(html).toContain(':not(.Mui-gone){width:1px}');
  expect(html).not.toMatch(/color:#00f/);
});

test.each([
  ['the rules of state classes that they add later', { '&.Mui-error': { color: 'red' } }],
  ['the colors of the site', { '--palette-error-main': 'red' }],
])('keeps for islands alone %s', (_what, css) => {
  const Field = styled('i')(css);
  const island = (
    <div data-island="">
      <Field />
    </div>
  );

  expect(pageOf(<Field />)).not.toContain('red');
  expect(pageOf(island)).toContain('red');
});

test('removes what an island needs for neither errors nor colors', () => {
  const Field = styled('i')({ '&.Mui-gone': { color: 'red' }, '--other': 'red' });

  expect(
    pageOf(
      <div data-island="">
        <Field />
      </div>,
    ),
  ).not.toContain('red');
});
