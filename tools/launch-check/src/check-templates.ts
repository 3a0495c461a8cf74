import { elementsOf } from '@lawyers/hosting';
import { checkSettings } from './check-settings';
import type { Finding, LaunchInputs } from './launch-inputs';
import { placeholdersIn } from './placeholder';

/**
 * Reports mistakes that an operator may make in the email templates: in mailboxes, in the addresses of links and
 * pictures, and in the promised hours. The tests of libs/mail check other things, such as that a template has every
 * parameter of its mail.
 */
export function* checkTemplates(launch: LaunchInputs): Iterable<Finding> {
  const refusedSettings = [...checkSettings(launch)].map(([key]) => key);
  const promise = `within ${launch.facts.responseHours} hours`;
  const isUrlRefused = refusedSettings.includes('VITE_SITE_URL');
  const siteUrl = isUrlRefused ? '' : new URL(`${launch.settings['VITE_SITE_URL']}`).origin;
  for (const { name, to, from, html } of launch.templates) {
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
    if (placeholdersIn(from).length > 0) {
      yield finding(
        `"from" is "${from}", a placeholder`,
        `Write the mailbox of the EmailJS service into ${folder}/template.json and into "From Email".`,
      );
    }
    const elements = elementsOf(html);
    for (const { href, src } of elements.map(({ attributes }) => attributes)) {
      const address = href ?? src ?? '';
      const isPlaceholder = placeholdersIn(address).length > 0;
      const isOther = siteUrl && /^https?:/.test(address) && new URL(address).origin !== siteUrl;
      if (!isPlaceholder && !isOther) continue;
      yield finding(
        `leads to ${address}, ${isPlaceholder ? 'a placeholder' : `and the site is ${siteUrl}`}`,
        `Write the address of your site in ${folder}/body.html and in EmailJS.`,
      );
    }
    if (!elements.some(({ text }) => text.replace(/\s+/g, ' ').includes(promise))) {
      yield finding(
        `does not say "${promise}", which site.responseHours promises to visitors`,
        `Correct ${folder}/body.html, then copy it to EmailJS again.`,
      );
    }
  }
}
