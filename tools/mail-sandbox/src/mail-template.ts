import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { singleAddress } from './header-value';
import { parseTemplateText, type TemplateText } from './template-text';

/** A mail template as in the service's dashboard. */
export type MailTemplate = {
  /** A fixed address, or null to use the `recipient` parameter. */
  to: string | null;
  subject: TemplateText;
  replyTo: TemplateText;
  html: TemplateText;
  text: TemplateText;
};

const settingsSchema = v.strictObject({
  to: v.string(),
  subject: v.string(),
  replyTo: v.optional(v.string(), ''),
  variables: v.array(v.string()),
});

/**
 * Reads a template from disk, so that the next mail shows an edit.
 * @returns Null if the template does not exist.
 * @throws Error that names the missing or malformed file and the fix.
 */
export async function readMailTemplate(
  templatesDir: string,
  id: string,
): Promise<MailTemplate | null> {
  // The id is user input and becomes part of a path.
  if (!/^[\w-]+$/.test(id) || !(await listMailTemplates(templatesDir)).includes(id)) return null;

  const settingsFile = join(templatesDir, id, 'template.json');
  const settings = parseSettings(await read(settingsFile), settingsFile);
  const part = async (name: string) => {
    const file = join(templatesDir, id, name);
    return parseTemplateText(await read(file), file);
  };
  const template = {
    to: recipientOf(settings.to, settingsFile),
    subject: parseTemplateText(settings.subject, `${settingsFile} (subject)`),
    replyTo: parseTemplateText(settings.replyTo, `${settingsFile} (replyTo)`),
    html: await part('body.html'),
    text: await part('body.txt'),
  };

  for (const { variables } of [template.subject, template.replyTo, template.html, template.text]) {
    const unlisted = [...variables].find((name) => !settings.variables.includes(name));
    if (unlisted === undefined) continue;
    throw new Error(`${settingsFile}: {{${unlisted}}} is used. Add "${unlisted}" to "variables".`);
  }
  return template;
}

/** @throws Error if the folder is missing. */
export async function listMailTemplates(templatesDir: string): Promise<string[]> {
  const entries = await readdir(templatesDir, { withFileTypes: true }).catch(() => {
    throw new Error(`No mail templates at ${templatesDir}. Set "templatesDir" (TEMPLATES_DIR).`);
  });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function parseSettings(source: string, file: string) {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
  const result = v.safeParse(settingsSchema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${file}: "${v.getDotPath(issue) ?? ''}": ${issue.message}`);
}

function recipientOf(to: string, file: string): string | null {
  if (to === '{{recipient}}') return null;
  if (singleAddress(to) === to && !to.includes('{')) return to;
  throw new Error(`${file}: "to" must be one plain address or exactly "{{recipient}}".`);
}

async function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing. Every template has template.json, body.html, body.txt.`);
  });
}
