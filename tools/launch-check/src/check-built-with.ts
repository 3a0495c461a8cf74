import { paths } from '@lawyers/domain';
import type { Finding } from './finding';
import { attribute, hiddenInput, inText } from './html';
import type { Build, Launch } from './launch';

/**
 * Whether a site has been built, and with these settings, facts and reviews: what the folder says is what goes live,
 * and the folder may be the sandbox's or an older one.
 */
export function checkBuiltWith(launch: Launch): readonly Finding[] {
  const { build } = launch;
  if (!build) return [{ item: 'dist/apps/web', problem: 'holds no built site', fix }];
  const differing = [
    ...differingSettings(launch, build),
    ...differingFacts(launch, build),
    ...differingReviews(launch, build),
  ];
  if (differing.length === 0) return [];
  const sandbox = /<form[^>]*action="http:\/\/localhost/.test(pageOf(build, paths.contact));
  const what = sandbox ? 'was built for the mail sandbox, and so' : 'was built';
  const problem = `${what} with other values of ${differing.join(', ')}`;
  return [{ item: 'dist/apps/web', problem, fix }];
}

const fix =
  'Build with the settings of .env or the environment: npx nx build web. Then check again.';

function differingSettings({ settings }: Launch, build: Build): readonly string[] {
  const originOf = (value: string) => (URL.canParse(value) ? new URL(value).origin : value);
  const send = (value: string) => `${originOf(value)}/api/v1.0/email/send-form`;
  const traces: Readonly<Record<string, readonly [page: string, trace: (v: string) => string]>> = {
    VITE_SITE_URL: [paths.home, (value) => attribute('href', `${originOf(value)}/`)],
    VITE_EMAILJS_PUBLIC_KEY: [paths.contact, (value) => hiddenInput('user_id', value)],
    VITE_EMAILJS_SERVICE_ID: [paths.contact, (value) => hiddenInput('service_id', value)],
    VITE_EMAILJS_CONTACT_TEMPLATE_ID: [paths.contact, (value) => hiddenInput('template_id', value)],
    VITE_EMAILJS_INTAKE_TEMPLATE_ID: [paths.intake, (value) => hiddenInput('template_id', value)],
    VITE_EMAILJS_ORIGIN: [paths.contact, (value) => attribute('action', send(value))],
    VITE_CONTACT_RECIPIENT: [paths.contact, (value) => hiddenInput('recipient', value)],
    VITE_INTAKE_RECIPIENT: [paths.intake, (value) => hiddenInput('recipient', value)],
    VITE_PHONE: [paths.home, inText],
  };
  return Object.entries(traces).flatMap(([key, [page, trace]]) => {
    const value = settings[key]?.trim();
    // What is not set is another finding.
    return !value || pageOf(build, page).includes(trace(value)) ? [] : [key];
  });
}

function differingFacts({ facts }: Launch, build: Build): readonly string[] {
  const { name, address } = facts.responsibleFirm;
  const home = pageOf(build, paths.home);
  const traces = {
    'site.brand': inText(facts.brand),
    'site.company': inText(`© ${facts.copyrightYear} ${facts.company}`),
    'site.responsibleFirm': inText(`${name}, ${address}`),
    'site.exit': attribute('href', facts.exit),
    'site.disclosure': inText(facts.disclosure),
    ...Object.fromEntries(
      facts.social.map(({ url }, index) => [`site.social.${index}`, attribute('href', url)]),
    ),
  };
  return Object.entries(traces).flatMap(([key, trace]) => (home.includes(trace) ? [] : [key]));
}

function differingReviews({ reviews }: Launch, build: Build): readonly string[] {
  const home = pageOf(build, paths.home);
  // The four that stand in the page before the draw.
  const same = reviews.slice(0, 4).every(({ subject }) => home.includes(inText(subject)));
  const noneLeft = reviews.length > 0 || !/id="reviews"/.test(home);
  return same && noneLeft ? [] : ['reviews'];
}

function pageOf(build: Build, path: string): string {
  const page = build.pages.find((one) => one.path === path);
  // React parts texts that stand beside each other with empty comments.
  return (page?.html ?? '').replaceAll('<!-- -->', '');
}
