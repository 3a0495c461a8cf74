import { escapeHtml } from './markup';
import { parseTemplateText, renderTemplateText } from './template-text';

function render(source: string, values: Record<string, string> = {}, escape?: typeof escapeHtml) {
  return renderTemplateText(parseTemplateText(source, 'x'), (name) => values[name] ?? '', escape);
}

test('replaces variables and nothing else', () => {
  expect(render('a {b} {{name}} }} {{ name }}\n', { name: 'Ann' })).toBe('a {b} Ann }} Ann\n');
});

test('a missing variable is empty', () => {
  expect(render('[{{nothing}}]')).toBe('[]');
});

test('does not expand braces in values', () => {
  const value = '{{name}} {{{name}}} {{#name}}x{{/name}}';
  expect(render('{{name}}', { name: value })).toBe(value);
});

test('escapes values and not the template', () => {
  expect(render('<b>{{x}}</b>', { x: `<i a="b" c='d'>&` }, escapeHtml)).toBe(
    '<b>&#60;i a=&#34;b&#34; c=&#39;d&#39;&#62;&#38;</b>',
  );
});

test('an optional block shows only if its variable is not empty', () => {
  const source = 'a{{#phone}} call {{phone}} at {{when}}{{/phone}} z';
  expect(render(source, { phone: '1', when: '2' })).toBe('a call 1 at 2 z');
  expect(render(source, { when: '2' })).toBe('a z');
});

test('a brace right after a variable stays', () => {
  expect(render('b{color:{{c}}}', { c: 'red' })).toBe('b{color:red}');
});

test('lists all variables', () => {
  const { variables } = parseTemplateText('{{a}}{{#b}}{{c}}{{/b}}', 'x');
  expect([...variables].sort()).toEqual(['a', 'b', 'c']);
});

test.each([
  ['one\n{{{name}}}', 'body.html, line 2: {{{name}}} would let a visitor', 'Write {{name}}'],
  ['{{{name', 'body.html, line 1: {{ would let a visitor', 'Write {{name}}'],
  ['{{a b}}', '"{{a b}}" is not a variable', 'Write {{name}}'],
  ['{{', '"{{" is not a variable', 'Write {{name}}'],
  ['{{#a}}{{#b}}{{/b}}{{/a}}', '{{#b}} is inside {{#a}}', 'Close that block first'],
  ['{{#a}}{{/b}}{{/a}}', '{{/b}} closes nothing', 'Open it with {{#b}}'],
  ['{{/a}}', '{{/a}} closes nothing', 'Open it with {{#a}}'],
  ['x{{#a}}y', '{{#a}} is never closed', 'Add {{/a}}'],
])('refuses %j with the fix', (source, problem, fix) => {
  const parse = () => parseTemplateText(source, 'body.html');
  expect(parse).toThrow(problem);
  expect(parse).toThrow(fix);
});
