import { tagsOf } from './tags';

test('names are in lower case and values are decoded', () => {
  expect(tagsOf(`<IMG srcSet="/a?b&amp;c 1x" alt='>' hidden data-x=1>`)).toEqual([
    { name: 'img', attributes: { srcset: '/a?b&c 1x', alt: '>', hidden: '', 'data-x': '1' } },
  ]);
});

test.each([
  '<!-- <img src="a"> -->',
  '<noscript><img src="a"></noscript>',
  '<template><img src="a"></template>',
])('what a browser does not act on is no tag: %s', (html) => {
  expect(tagsOf(html).filter(({ name }) => name === 'img')).toEqual([]);
});

test('a script is a tag, and what looks like one in its text is none', () => {
  expect(tagsOf('<script src="/a.js">"<img>"</script>').map(({ name }) => name)).toEqual([
    'script',
  ]);
});
