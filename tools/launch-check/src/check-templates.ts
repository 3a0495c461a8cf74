import type { Finding } from './finding';
import type { Launch, Template } from './launch';
import { hostOf, isPlaceholderHost } from './placeholder';
import { attributesOf, unsafePlaces } from './variable-places';

/** Whether the e-mail templates show what the mails send, and nothing else. */
export function checkTemplates({ templates, payloads, facts }: Launch): readonly Finding[] {
  return Object.entries(payloads).flatMap(([name, sent]) => {
    const template = templates.find((one) => one.name === name);
    if (!template) return [missing(name)];
    return [
      ...variableFaults(template, sent),
      ...addressFaults(template),
      ...rawVariableFaults(template),
      ...placeFaults(template),
      ...linkFaults(template),
      ...promiseFaults(template, facts.responseHours),
    ];
  });
}

function missing(name: string): Finding {
  return {
    item: `template ${name}`,
    problem: `libs/mail/templates/${name} is missing`,
    fix: 'Every mail has a folder with template.json, body.html and body.txt; bring it back.',
  };
}

function variableFaults(template: Template, sent: readonly string[]): readonly Finding[] {
  const { name, variables, html, text, subject, replyTo } = template;
  const shown = [html, text, subject, replyTo].flatMap(variablesOf);
  const bodies = { 'body.html': variablesOf(html), 'body.txt': variablesOf(text) };
  return [...new Set([...sent, ...variables, ...shown])].flatMap((variable) => {
    if (!sent.includes(variable)) {
      return [
        finding(
          name,
          `knows {{${variable}}}, which no mail sends: it would stay empty`,
          `Take ${variable} out of libs/mail/templates/${name}, or send it from libs/mail/src/compose-${name}-mail.ts.`,
        ),
      ];
    }
    const lacking = [
      ...(variables.includes(variable) ? [] : ['the variables of template.json']),
      ...Object.entries(bodies)
        .filter(([, used]) => !used.includes(variable))
        .map(([file]) => file),
    ];
    if (lacking.length === 0) return [];
    return [
      finding(
        name,
        `the mail sends ${variable}, and ${lacking.join(' and ')} lack it`,
        `Add {{${variable}}} in libs/mail/templates/${name}, then copy the template to EmailJS again.`,
      ),
    ];
  });
}

function addressFaults({ name, to }: Template): readonly Finding[] {
  if (to.includes('@') && !to.includes('{')) return [];
  return [
    finding(
      name,
      `"to" is "${to}", so whoever calls the service decides who gets the mail`,
      'Write one fixed address, in template.json and in "To Email" of the template in EmailJS.',
    ),
  ];
}

function rawVariableFaults({ name, html, text, subject, replyTo }: Template): readonly Finding[] {
  const raw = [html, text, subject, replyTo].join('\n').match(/\{\{\{[^}]*\}\}\}/);
  if (!raw) return [];
  return [
    finding(
      name,
      `${raw[0]} lets the visitor's text in unescaped`,
      'Write it with two braces, here and in EmailJS.',
    ),
  ];
}

// The public key is public: whoever posts with it would choose where the office's mail leads, or load a picture that
// tells when and where it was read.
function placeFaults({ name, html }: Template): readonly Finding[] {
  return unsafePlaces(html).map((place) =>
    finding(
      name,
      `has a variable in ${place}, which whoever calls the service could fill`,
      'Write fixed text there and show the variable as text at most, here and in EmailJS.',
    ),
  );
}

function linkFaults({ name, html }: Template): readonly Finding[] {
  return attributesOf(html)
    .filter((attribute) => attribute.name === 'href' || attribute.name === 'src')
    .filter(({ value }) => isPlaceholderHost(hostOf(value)))
    .map(({ value }) =>
      finding(
        name,
        `leads to ${value}, a placeholder`,
        `Write the address of your site in libs/mail/templates/${name}/body.html and in EmailJS.`,
      ),
    );
}

function promiseFaults({ name, html, text }: Template, hours: number): readonly Finding[] {
  const promised = [html, text].flatMap((body) => [...body.matchAll(/\bwithin (\d+) hours?\b/gi)]);
  const other = promised.find(([, found]) => Number(found) !== hours);
  if (!other) return [];
  return [
    finding(
      name,
      `says "${other[0]}", but site.responseHours is ${hours}`,
      `Correct the bodies in libs/mail/templates/${name}, then copy the template to EmailJS again.`,
    ),
  ];
}

function variablesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{[{#/]?\s*([\w-]+)\s*\}?\}\}/g)].map(([, name]) => name ?? '');
}

function finding(name: string, problem: string, fix: string): Finding {
  return { item: `template ${name}`, problem, fix };
}
