import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import mustache from 'mustache';

/**
 * A rendered mail. What a visitor typed adds no recipient to it, and no line break to a header. `to` is the mailbox in
 * the template, which the tests of libs/mail check.
 */
export type OutgoingMail = NonNullable<Awaited<ReturnType<typeof renderMail>>>;

/** Template parameters of a request: JSON values, or texts of a form. */
export type Parameters = Record<string, unknown>;

/**
 * Renders a template. It is read from disk each time, so that the next mail shows an edit. Its files are not checked
 * here, because the tests of libs/mail check them.
 * @returns Null if the template does not exist.
 */
export async function renderMail(templatesDir: string, id: string, parameters: Parameters) {
  // The id comes from the request and becomes part of a path, so only names of existing folders are accepted.
  if (!(await readdir(templatesDir)).includes(id)) return null;
  const read = (name: string) => readFile(join(templatesDir, id, name), 'utf8');
  const settings = JSON.parse(await read('template.json')) as Settings;
  const values = textsOf(parameters);
  // Mustache does not render the values again, so braces that a visitor types have no effect. Which engine EmailJS uses
  // is not documented, so the tests of libs/mail check that Handlebars, another likely one, renders the same mails.
  const renderText = (source: string) =>
    mustache.render(source, values, undefined, { escape: String });
  const address = renderText(settings.replyTo).trim();
  return {
    to: settings.to,
    replyTo: oneAddress.test(address) ? address : null,
    subject: renderText(settings.subject)
      .replace(/\s+/g, ' ')
      .replace(/\p{Cc}/gu, ''),
    html: mustache.render(await read('body.html'), values),
  };
}

type Settings = { readonly to: string; readonly replyTo: string; readonly subject: string };

/** Exactly one address without a display name. A mail library would read `a@x.org, b@y.org` as two recipients. */
const oneAddress = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u;

/** The parameters as texts, in an object without a prototype, so that `{{constructor}}` in a template finds nothing. */
function textsOf(parameters: Parameters): object {
  const texts = Object.keys(parameters).map((name) => [name, parameterText(parameters, name)]);
  return Object.assign(Object.create(null) as object, Object.fromEntries(texts));
}

/** A parameter as text; a missing one is empty. Only own properties count, so `{{constructor}}` is empty. */
export function parameterText(parameters: Parameters, name: string): string {
  const value = Object.hasOwn(parameters, name) ? (parameters[name] ?? '') : '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
