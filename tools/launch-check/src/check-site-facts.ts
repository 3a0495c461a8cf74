import { siteFactFaults } from '@lawyers/domain/site-facts';
import type { SiteFacts } from '@lawyers/domain';
import type { Finding } from './finding';
import type { Launch } from './launch';
import { hostOf, isPlaceholderAddress, isPlaceholderHost, isPlaceholderName } from './placeholder';

/** Whether the facts of the site are complete, and somebody's. */
export function checkSiteFacts({ facts }: Launch): readonly Finding[] {
  const faults = siteFactFaults(facts).map(({ key, message }) => finding(key, message));
  // A fact that is not even of the right kind cannot be judged.
  return faults.length > 0 ? faults : placeholdersIn(facts);
}

function placeholdersIn(facts: SiteFacts): readonly Finding[] {
  const names = {
    brand: facts.brand,
    company: facts.company,
    'responsibleFirm.name': facts.responsibleFirm.name,
    teamName: facts.teamName,
  };
  const addresses = { 'responsibleFirm.address': facts.responsibleFirm.address };
  const urls = {
    exit: facts.exit,
    ...Object.fromEntries(facts.social.map(({ url }, index) => [`social.${index}.url`, url])),
  };
  return [
    ...placeholders(names, isPlaceholderName),
    ...placeholders(addresses, isPlaceholderAddress),
    ...placeholders(urls, (url) => isPlaceholderHost(hostOf(url))),
  ];
}

function placeholders(
  texts: Readonly<Record<string, string>>,
  isPlaceholder: (text: string) => boolean,
): readonly Finding[] {
  return Object.entries(texts)
    .filter(([, text]) => isPlaceholder(text))
    .map(([key, text]) => finding(key, `is "${text}", a placeholder`));
}

function finding(key: string, problem: string): Finding {
  const social = key.startsWith('social');
  return {
    item: `site.${key}`,
    problem,
    fix: `Correct ${key} in libs/domain/src/site.ts${social ? ', or take the row out' : ''}, and build again.`,
  };
}
