import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sandboxOfTests, templatesDir } from './sandbox.testing';

// Tests the templates for EmailJS with values that the site never sends: anyone with the public key can post line
// breaks in any value.

const divider = `\n${'-'.repeat(40)}\n`;
const forged = 'FORGED: call 555-0199 and pay first';
const lineBreaks = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\u000b', '\u000c'];

const fixture = sandboxOfTests();

function variablesOf(template: string): readonly string[] {
  const settings = readFileSync(resolve(templatesDir, template, 'template.json'), 'utf8');
  return (JSON.parse(settings) as { variables: string[] }).variables;
}

async function received(template: string, parameters: Record<string, string>) {
  const answer = await fixture.send(parameters, { template_id: template });
  expect(answer.status).toBe(200);
  const [message] = await fixture.messages();
  if (!message) throw new Error('No message arrived.');
  return message;
}

const cases = ['contact', 'intake'].flatMap((template) =>
  variablesOf(template).map((variable) => [template, variable] as const),
);

test.each(cases)(
  'in %s, lines forged in %s stay below the fixed text',
  async (template, variable) => {
    const parameters = Object.fromEntries(variablesOf(template).map((name) => [name, `<${name}>`]));
    const value = lineBreaks.map((end) => `${end}${forged}`).join('');
    const { text, html, subject } = await received(template, { ...parameters, [variable]: value });

    const [fixed, values] = text.replace(/\r\n/g, '\n').split(divider);
    expect(fixed).toContain('Everything below this line came with the form');
    expect(fixed).not.toContain('FORGED');
    expect(values).toContain('FORGED');
    expect(subject.split(/[\r\n]/)).toHaveLength(1);

    // In HTML a value stays in its cell, where line breaks are spaces.
    const cell =
      variable === 'message'
        ? /<pre[^>]*>[^<]*FORGED[^<]*<\/pre>/
        : /<strong>[^<]*FORGED[^<]*<\/strong>/;
    expect(html).toMatch(cell);
  },
);

test.each(['contact', 'intake'])(
  'removes links and pictures that are posted to %s',
  async (template) => {
    const { html } = await received(template, {
      logoUrl: 'https://tracker.example.net/pixel.gif',
      logoLink: 'https://phish.example.net/" onclick="alert(1)',
      logoString: '<a href="https://phish.example.net/">Our site</a>',
    });

    expect(html).not.toMatch(/(href|src)="https?:\/\/(tracker|phish)/);
    expect(html).not.toMatch(/<[^>]*onclick/);
  },
);
