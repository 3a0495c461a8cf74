import { elementsOf } from '@lawyers/hosting';
import { checkSettings } from './check-settings';
import type { Finding, Launch } from './launch';
import { placeholdersIn } from './placeholder';

/** Reports what an operator writes into the email templates. The tests of `mail` check the rest of them. */
export function* checkTemplates(launch: Launch): Iterable<Finding> {
  const refusedSettings = [...checkSettings(launch)].map(([key]) => key);
  const { responseHours } = launch.facts;
  const isUrlRefused = refusedSettings.includes('VITE_SITE_URL');
  const siteUrl = isUrlRefused ? '' : new URL(`${launch.settings['VITE_SITE_URL']}`).origin;
  for (const { name, to, fields, html, text } of launch.templates) {
    const folder = `libs/mail/templates/${name}`;
    const finding = (problem: string, fix: string): Finding => [`template ${name}`, problem, fix];

    const key = `VITE_${name.toUpperCase()}_RECIPIENT`;
    const recipient = launch.settings[key];
    if (recipient !== to && !refusedSettings.includes(key)) {
      yield finding(
        `"to" is "${to}", but ${key} is ${recipient}`,
        `Write the mailbox into ${folder}/template.json and into "To Email" in EmailJS.`,
      );
    }
    for (const { href, src } of elementsOf(html).map(({ attributes }) => attributes)) {
      const address = href ?? src ?? '';
      const isPlaceholder = placeholdersIn(address).length > 0;
      const isOther = siteUrl && /^https?:/.test(address) && new URL(address).origin !== siteUrl;
      if (!isPlaceholder && !isOther) continue;
      yield finding(
        `leads to ${address}, ${isPlaceholder ? 'a placeholder' : `and the site is ${siteUrl}`}`,
        `Write the address of your site in ${folder}/body.html and in EmailJS.`,
      );
    }
    const braces = /\{{3}[^}]*\}*/.exec([html, text, fields].join('\n'));
    if (braces) {
      yield finding(
        `has ${braces[0]}, and three braces insert what a visitor typed as markup`,
        `Write two braces in ${folder}, and in EmailJS.`,
      );
    }
    const promises = [...`${html}\n${text}`.matchAll(/\bwithin\s+(\d+)\s+hours?\b/gi)];
    const other = promises.find(([, hours]) => Number(hours) !== responseHours);
    if (other) {
      yield finding(
        `says "${other[0]}", but site.responseHours is ${responseHours}`,
        `Correct the bodies in ${folder}, then copy the template to EmailJS again.`,
      );
    }
  }
}
