import { elementsOf } from '@lawyers/hosting';
import { checkSettings } from './check-settings';
import type { Finding, Launch, Template } from './launch';
import { hostOf, isPlaceholderHost } from './placeholder';

type Fault = readonly [problem: string, fix: string];

/** Reports what an operator writes into the e-mail templates. The tests of `mail` check the rest of them. */
export function checkTemplates(launch: Launch): readonly Finding[] {
  return launch.templates.flatMap((template) => {
    const faults = [
      ...addressFaults(template, launch),
      ...linkFaults(template),
      ...braceFaults(template),
      ...promiseFaults(template, launch.facts.responseHours),
    ];
    return faults.map(([problem, fix]) => ({ item: `template ${template.name}`, problem, fix }));
  });
}

function addressFaults({ name, to }: Template, launch: Launch): readonly Fault[] {
  const key = `VITE_${name.toUpperCase()}_RECIPIENT`;
  const recipient = launch.settings[key];
  if (recipient === to || checkSettings(launch).some(({ item }) => item === key)) return [];
  return [
    [
      `"to" is "${to}", but ${key} is ${recipient}`,
      `Write the mailbox into libs/mail/templates/${name}/template.json and into "To Email" in EmailJS.`,
    ],
  ];
}

function linkFaults({ name, html }: Template): readonly Fault[] {
  return elementsOf(html)
    .flatMap(({ attributes: { href, src } }) => href ?? src ?? [])
    .filter((address) => isPlaceholderHost(hostOf(address)))
    .map((address) => [
      `leads to ${address}, a placeholder`,
      `Write the address of your site in libs/mail/templates/${name}/body.html and in EmailJS.`,
    ]);
}

function braceFaults({ name, html, text, fields }: Template): readonly Fault[] {
  const found = [html, text, fields].flatMap((part) => /\{{3}[^}]*\}*/.exec(part) ?? [])[0];
  if (!found) return [];
  return [
    [
      `has ${found}, and three braces insert what a visitor typed as markup`,
      `Write two braces in libs/mail/templates/${name}, and in EmailJS.`,
    ],
  ];
}

function promiseFaults({ name, html, text }: Template, hours: number): readonly Fault[] {
  const promised = [html, text].flatMap((body) => [...body.matchAll(/\bwithin (\d+) hours?\b/gi)]);
  const other = promised.find(([, found]) => Number(found) !== hours);
  if (!other) return [];
  return [
    [
      `says "${other[0]}", but site.responseHours is ${hours}`,
      `Correct the bodies in libs/mail/templates/${name}, then copy the template to EmailJS again.`,
    ],
  ];
}
