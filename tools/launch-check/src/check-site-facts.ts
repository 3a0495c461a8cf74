import type { SiteFacts } from '@lawyers/domain';
import { siteFactFaults } from '@lawyers/domain/site-facts';
import type { Finding, Launch } from './launch';
import {
  hostOf,
  isPlaceholderAddress,
  isPlaceholderHost,
  isPlaceholderName,
  placeholderPhone,
} from './placeholder';

/** Reports site facts that are incomplete or placeholders. */
export function checkSiteFacts(launch: Launch): readonly Finding[] {
  const { facts } = launch;
  const faults = siteFactFaults(facts).map(({ key, message }) => finding(key, message));
  // The other checks need valid types.
  return faults.length > 0 ? faults : [...placeholdersIn(facts), ...ownExit(launch)];
}

function placeholdersIn(facts: SiteFacts): readonly Finding[] {
  const { brand, company, companyAddress, responsibleFirm, teamName, callerId, exit, social } =
    facts;
  const isPlaceholderCaller = (text: string) =>
    isPlaceholderName(text) || placeholderPhone.test(text);
  const isPlaceholderUrl = (url: string) => isPlaceholderHost(hostOf(url));
  const texts = [
    ['brand', brand, isPlaceholderName],
    ['company', company, isPlaceholderName],
    ['companyAddress', companyAddress, isPlaceholderAddress],
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

/** A link that is meant to hide the site must not lead back to it. */
function ownExit({ facts: { exit }, settings }: Launch): readonly Finding[] {
  const [target, own] = [exit, `${settings['VITE_SITE_URL']}`].map((address) =>
    hostOf(address).replace(/^www\./, ''),
  );
  return target === own ? [finding('exit', `is ${exit}, the site itself`)] : [];
}

function finding(key: string, problem: string): Finding {
  const social = key.startsWith('social');
  return {
    item: `site.${key}`,
    problem,
    fix: `Correct ${key} in libs/domain/src/site.ts${social ? ', or take the row out' : ''}, and build again.`,
  };
}
