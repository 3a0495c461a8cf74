import { markdownTable } from './markdown-table';

test('numbers stand at the right, and no cell breaks the table', () => {
  expect(markdownTable(['Route', '>Bytes'], [['a|b\nc', 12]])).toBe(
    ['| Route | Bytes |', '| --- | ---: |', '| a\\|b c | 12 |'].join('\n'),
  );
});
