import { siteFactFaults } from '@lawyers/domain/site-facts';
import { servedStates, type SiteFacts } from '@lawyers/domain';
import type { Finding } from './finding';
import type { Launch } from './launch';
import { healthDataTopic } from './lawyer-questions';
import { hostOf, isPlaceholderAddress, isPlaceholderHost, isPlaceholderName } from './placeholder';

/** Whether the facts of the site are complete, and somebody's. */
export function checkSiteFacts({ facts }: Launch): readonly Finding[] {
  const faults = siteFactFaults(facts).map(({ key, message }) => finding(key, message));
  // A fact that is not even of the right kind cannot be judged.
  return faults.length > 0 ? faults : [...placeholdersIn(facts), ...healthDataStates(facts)];
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

/**
 * Lawyers pay for inquiries. These states forbid that for health data without an authorization that the visitor signs;
 * an operator whose forms collect one changes this list.
 */
const needAuthorization = ['Nevada', 'Washington'];

function healthDataStates({ statesServed }: SiteFacts): readonly Finding[] {
  const refused = servedStates(statesServed).filter((state) => needAuthorization.includes(state));
  if (refused.length === 0) return [];
  return [
    {
      item: 'site.statesServed',
      problem: `has ${refused.join(' and ')}, where nobody may pay for health data without an authorization that the visitor signs, and the forms collect none`,
      fix: `Take them out in libs/domain/src/site.ts and build again. See the question "${healthDataTopic}" in docs/operate.md.`,
    },
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
