import { parseBenchOptions } from './bench-options';
import { routes } from './speed/routes';

test('measures every route five times, against bare and paper, by default', () => {
  expect(parseBenchOptions([])).toEqual({
    visits: 5,
    routes,
    variants: ['bare', 'paper'],
    interactions: true,
    out: 'docs',
  });
});

test('takes routes and variants by name', () => {
  const options = parseBenchOptions([
    ...['--routes', 'home,article', '--variants', 'no-fonts'],
    ...['--visits', '1', '--no-interactions', '--before', 'old'],
  ]);
  expect(options.routes.map(({ name }) => name)).toEqual(['home', 'article']);
  expect(options).toMatchObject({
    variants: ['no-fonts'],
    visits: 1,
    interactions: false,
    before: 'old',
  });
});

test.each([
  ['--visits', '0'],
  ['--routes', 'nowhere'],
  ['--variants', 'thick'],
])('refuses %s %s and shows the usage', (...args) => {
  expect(() => parseBenchOptions(args)).toThrow(/Usage: npm run bench/);
});
