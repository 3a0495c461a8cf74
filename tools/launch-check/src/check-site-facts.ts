import { isServed, type SiteFacts } from '@lawyers/domain';
import { siteFactFaults } from '@lawyers/domain/site-facts';
import type { Finding, Launch } from './launch';
import { healthDataTopic } from './lawyer-questions';
import {
  hostOf,
  isPlaceholderAddress,
  isPlaceholderHost,
  isPlaceholderName,
  placeholderPhone,
} from './placeholder';

/** Reports site facts that are incomplete or placeholders. */
export function checkSiteFacts({ facts }: Launch): readonly Finding[] {
  const faults = siteFactFaults(facts).map(({ key, message }) => finding(key, message));
  // The other checks need valid types.
  return faults.length > 0 ? faults : [...placeholdersIn(facts), ...healthDataStates(facts)];
}

function placeholdersIn(facts: SiteFacts): readonly Finding[] {
  const { brand, company, responsibleFirm, teamName, callerId, exit, social } = facts;
  const isPlaceholderCaller = (text: string) =>
    isPlaceholderName(text) || placeholderPhone.test(text);
  const isPlaceholderUrl = (url: string) => isPlaceholderHost(hostOf(url));
  const texts = [
    ['brand', brand, isPlaceholderName],
    ['company', company, isPlaceholderName],
    ['responsibleFirm.name', responsibleFirm.name, isPlaceholderName],
    ['teamName', teamName, isPlaceholderName],
    ['responsibleFirm.address', responsibleFirm.address, isPlaceholderAddress],
    ['callerId', callerId, isPlaceholderCaller],
    ['exit', exit, isPlaceholderUrl],
    ...social.map(({ url }, index) => [`social.${index}.url`, url, isPlaceholderUrl] as const),
  ] as const;
  return texts
    .filter(([, text, isPlaceholder]) => isPlaceholder(text))
    .map(([key, text]) => finding(key, `is "${text}", a placeholder`));
}

/**
 * Lawyers pay for inquiries. These states forbid that for health data unless the visitor signs an authorization. An
 * operator whose forms collect one changes this list.
 */
const needAuthorization = ['Nevada', 'Washington'] as const;

function healthDataStates({ statesServed }: SiteFacts): readonly Finding[] {
  const refused = needAuthorization.filter((state) => isServed(state, statesServed));
  if (refused.length === 0) return [];
  return [
    {
      item: 'site.statesServed',
      problem: `has ${refused.join(' and ')}, where nobody may pay for health data without an authorization that the visitor signs, and the forms collect none`,
      fix: `Take them out in libs/domain/src/site.ts and build again. See the question "${healthDataTopic}", printed below.`,
    },
  ];
}

function finding(key: string, problem: string): Finding {
  const social = key.startsWith('social');
  return {
    item: `site.${key}`,
    problem,
    fix: `Correct ${key} in libs/domain/src/site.ts${social ? ', or take the row out' : ''}, and build again.`,
  };
}
