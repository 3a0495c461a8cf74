import { claimGlobalStyle, pageStyle } from './page-style';

const style = pageStyle('m', [
  { key: 'm-global', ids: ['g1'], css: 'body{margin:0}' },
  { key: 'm', ids: ['a1', 'b2'], css: '.m-a1{color:red}' },
]);

afterEach(() => document.head.replaceChildren());

test('a page has one style element, the rules of the whole page first', () => {
  document.head.innerHTML = style;
  expect(document.querySelectorAll('style')).toHaveLength(1);
  expect(document.head.textContent).toBe('body{margin:0}.m-a1{color:red}');
});

test('Emotion finds its rules by their names, the global ones too', () => {
  document.head.innerHTML = style;
  claimGlobalStyle(document);
  expect(document.querySelector('style[data-emotion="m a1 b2"]')).not.toBeNull();
  const claim = document.querySelector('style[data-emotion="m-global g1"]');
  expect(claim?.textContent).toBe('');
  expect(claim?.nextElementSibling).toBe(document.querySelector('style[data-global]'));
});

test('a page without styles of its own is left as it is', () => {
  claimGlobalStyle(document);
  expect(document.head.children).toHaveLength(0);
});
