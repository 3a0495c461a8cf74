import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail for SMTP: one recipient, every header value on one line. */
export type OutgoingMail = NonNullable<Awaited<ReturnType<typeof renderMail>>>;

/** Template parameters of a request: JSON values, or text from a form. */
export type Parameters = Record<string, unknown>;

/**
 * Renders a template from disk, so that the next mail shows an edit. The tests of `mail` check the templates.
 * @returns Null if the template does not exist.
 */
export async function renderMail(templatesDir: string, id: string, parameters: Parameters) {
  // The id is user input and becomes part of a path.
  if (!(await readdir(templatesDir)).includes(id)) return null;
  const read = (name: string) => readFile(join(templatesDir, id, name), 'utf8');
  const settings = JSON.parse(await read('template.json')) as Settings;
  // Braces in values have no effect.
  const render = (source: string, escape = (value: string) => value) =>
    source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escape(parameterText(parameters, name)));
  const address = render(settings.replyTo).trim();
  return {
    to: settings.to,
    replyTo: oneAddress.test(address) ? address : null,
    subject: render(settings.subject)
      .replace(/\s+/g, ' ')
      .replace(/\p{Cc}/gu, ''),
    text: render(await read('body.txt')),
    html: render(await read('body.html'), escapeHtml),
  };
}

type Settings = { readonly to: string; readonly replyTo: string; readonly subject: string };

/** Exactly one bare address. A mail library would read `a@x.org, b@y.org` as two. */
const oneAddress = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A parameter as text; a missing one is empty. Only own properties count, so `{{constructor}}` is empty. */
export function parameterText(parameters: Parameters, name: string): string {
  const value = Object.hasOwn(parameters, name) ? (parameters[name] ?? '') : '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
