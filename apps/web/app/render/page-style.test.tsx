/** @jest-environment node */
import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createPageStyle, type PageStyleOptions } from './page-style';

const Red = styled('p')({ color: 'red' });
const Blue = styled('b')({ color: 'blue' });

/** The HTML of a page with this content. */
function pageOf(content: ReactNode, options?: PageStyleOptions): string {
  const style = createPageStyle(options);
  const body = renderToString(<CacheProvider value={style.cache}>{content}</CacheProvider>);
  return style.addTo(`<html><head></head><body>${body}</body></html>`);
}

/** A red element outside and a blue one inside an island. */
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

test('elements in an island keep their class names', () => {
  const html = pageOf(twoColors);
  const { name } = /<b class="(?<name>i-\w+)">/.exec(html)?.groups ?? {};

  expect(html).toContain(`.${name}{color:`);
});

test('shortens class names outside islands in rules and elements, and leaves text unchanged', () => {
  const html = pageOf(twoColors);

  expect(html).toContain('<p class="_0">i-text</p>');
  expect(html).toContain('._0{color:red}');
});

test('styles the content of noscript', () => {
  const html = pageOf(
    <noscript>
      <Red>word</Red>
    </noscript>,
  );

  expect(html).toContain('<noscript><p class="_0">word</p></noscript>');
});

test('a rule that an island shares with the rest of the page occurs once', () => {
  const html = pageOf(
    <>
      <Blue>here</Blue>
      <div data-island="">
        <Blue>there</Blue>
      </div>
    </>,
  );

  expect(html.match(/color:#00f/g)).toHaveLength(1);
  expect(html.match(/<b class="i-\w+">/g)).toHaveLength(2);
});

test("removes MUI's class names that no rule needs", () => {
  const Chosen = styled('i')({
    '&.Mui-selected': { color: 'red' },
    '&.Mui-gone': { color: 'blue' },
  });
  const html = pageOf(
    <>
      <b className="MuiPlain-root">word</b>
      <Chosen className="MuiPlain-root Mui-selected">word</Chosen>
    </>,
  );

  expect(html).toContain('<b >word</b>');
  expect(html).toMatch(/<i class="Mui-selected _0">word<\/i>/);
  expect(html).toContain('._0.Mui-selected{color:red}');
  expect(html).not.toContain('Mui-gone');
});

test("keeps all of MUI's class names in islands with allIslandNames", () => {
  const html = pageOf(twoColors, { allIslandNames: true });

  expect(html).toMatch(/<b class="MuiBlue-root i-\w+">word/);
  expect(pageOf(twoColors)).not.toContain('MuiBlue');
});

test('keeps the rules of state classes that islands add later', () => {
  const Field = styled('i')({ '&.Mui-error': { color: 'red' } });

  expect(pageOf(<Field />)).not.toContain('color:red');
  expect(
    pageOf(
      <div data-island="">
        <Field />
      </div>,
    ),
  ).toContain('.Mui-error{color:red}');
});

test('removes unread variables, and those that only they read', () => {
  const Root = styled('i')({ '--a': '1px', '--b': 'var(--a)', '--c': '2px', padding: 'var(--c)' });
  const html = pageOf(<Root />);

  expect(html).toContain('--c:2px');
  expect(html).not.toMatch(/--[ab]\b/);
});

test('keeps a variable that an attribute reads', () => {
  const Root = styled('svg')({ '--a': '1px', '--b': '2px' });
  const html = pageOf(
    <Root>
      <path fill="var(--a, none)" />
    </Root>,
  );

  expect(html).toContain('--a:1px');
  expect(html).not.toContain('--b');
});

test('keeps properties that the minifier does not know', () => {
  const Root = styled('i')({ textWrap: 'pretty' });

  expect(pageOf(<Root />)).toContain('text-wrap:pretty');
});
