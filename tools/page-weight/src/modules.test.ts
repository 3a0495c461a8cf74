import { closureOf, importsOf, tableIn } from './modules';
import { siteWith } from './site.testing';

test.each([
  ['import{a as b}from"./x.js";', '/assets/x.js'],
  ['import a,{b}from"./x.js";', '/assets/x.js'],
  ['import * as a from "../x.js"', '/x.js'],
  ['var a=1;import"./x.js";', '/assets/x.js'],
  ['export*from"./x.js"', '/assets/x.js'],
  ['export{a}from"/assets/x.js"', '/assets/x.js'],
])('%s imports at once', (code, address) => {
  expect(importsOf('/assets/a.js', code)).toEqual({ atOnce: [address], later: [] });
});

test.each(['import("./x.js")', 'import(`./x.js`)', "import( './x.js' )"])(
  '%s imports later',
  (code) => {
    expect(importsOf('/assets/a.js', code)).toEqual({ atOnce: [], later: ['/assets/x.js'] });
  },
);

test.each(['import(x)', '`import a from "${x}"`', 'export{a as b};var c="./x.js"'])(
  '%s imports nothing that is known',
  (code) => {
    expect(importsOf('/assets/a.js', code)).toEqual({ atOnce: [], later: [] });
  },
);

test('modules that import each other are found once', () => {
  const build = siteWith({
    'a.js': 'import"./b.js"',
    'b.js': 'import"./a.js";import"./c.js"',
    'c.js': '',
  });
  expect(closureOf(build, ['/a.js'], ({ atOnce }) => atOnce)).toEqual(['/a.js', '/b.js', '/c.js']);
});

test('a table names what it imports, whatever its quotes and its loader', () => {
  const code =
    'var a={"case-form":()=>d(()=>import(`./x.js`).then(e=>e.A),m([1])),reviews:()=>import("./y.js")},b=()=>import("./z.js")';
  expect([...tableIn('/assets/a.js', code)]).toEqual([
    ['case-form', '/assets/x.js'],
    ['reviews', '/assets/y.js'],
  ]);
});
