import { headersFor, type HeaderRule } from './header-rules';

const rules: readonly HeaderRule[] = [
  { path: '/*', headers: { A: 'all', B: 'all' } },
  { path: '/blogs/page1/*', headers: { B: 'below' } },
  { path: '/formInput', headers: { B: 'form' } },
  { path: '/', headers: { A: 'home' } },
  { path: '/a.txt', headers: { B: 'text' } },
];

test.each([
  ['/formInput', { A: 'all', B: 'form' }],
  ['/formInput/', { A: 'all', B: 'form' }],
  ['/formInput/index.html', { A: 'all', B: 'form' }],
  ['/formInputs', { A: 'all', B: 'all' }],
  ['/formInput/more', { A: 'all', B: 'all' }],
  ['/blogs/page1/3', { A: 'all', B: 'below' }],
  ['/blogs/page1', { A: 'all', B: 'all' }],
  ['/', { A: 'home', B: 'all' }],
  ['/a.txt', { A: 'all', B: 'text' }],
  ['/abtxt', { A: 'all', B: 'all' }],
  ['/index.html', { A: 'home', B: 'all' }],
])('%s has the headers %j', (path, expected) => {
  expect(headersFor(rules, path)).toEqual(expected);
});
