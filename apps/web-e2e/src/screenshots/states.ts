import { injuryIssue, intakeHref, paths, publicPaths } from '@lawyers/domain';
import { hydrate } from '../visitor/open';
import {
  expectFailure,
  fillLongContact,
  fillLongIntake,
  openMenu,
  openQuestion,
  sendContact,
  sendEmptyForm,
  sendIntake,
  sendOffline,
  sendSlowly,
  sendUntilConfirmed,
  startSending,
  submitInvalidZip,
} from './reach-state';
import { phone, tablet, type State } from './state';

const intake = intakeHref('Partner Violence', '90210');
const narrow = { width: 320, height: 640 };
/** A window of 1280 by 1024 px at 400 % zoom (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** Pages without a form have only one state. */
const pagesWithoutForm = publicPaths.filter(
  (path) => path !== paths.home && path !== paths.contact,
);

/** Every state to capture: first the routes, then the states in the order of a visit. */
export const states: readonly State[] = [
  { name: 'home-first', path: paths.home, extent: 'screen', reach: hydrate },
  { name: 'home', path: paths.home, extent: 'page', reach: hydrate },
  { name: 'intake-asked', path: paths.intake, extent: 'page', reach: hydrate },
  { name: 'intake', path: intake, extent: 'page', reach: hydrate },
  {
    name: 'intake-injury',
    path: intakeHref(injuryIssue.name, '90210'),
    extent: 'page',
    reach: hydrate,
  },
  {
    name: 'intake-not-served',
    path: intakeHref('Partner Violence', '98101'),
    extent: 'page',
    reach: hydrate,
  },
  { name: 'contact', path: paths.contact, extent: 'page', reach: hydrate },
  { name: 'confirm', path: paths.confirm, extent: 'page' },
  { name: 'list-1', path: paths.blogPage(1), extent: 'page' },
  { name: 'list-2', path: paths.blogPage(2), extent: 'page' },
  { name: 'article-8', path: paths.article(8), extent: 'page' },
  { name: 'article-15', path: paths.article(15), extent: 'page' },
  ...pagesWithoutForm.map((path): State => ({ name: path.slice(1), path, extent: 'page' })),
  { name: 'not-found', path: '/nowhere', extent: 'page' },

  { name: 'menu', path: paths.home, extent: 'screen', windows: [phone], reach: openMenu },
  { name: 'bad-zip', path: paths.home, extent: 'screen', reach: submitInvalidZip },
  { name: 'faq-open', path: paths.home, extent: 'screen', reach: openQuestion },
  { name: 'intake-errors-first', path: intake, extent: 'screen', reach: sendEmptyForm },
  { name: 'intake-errors', path: intake, extent: 'page', reach: sendEmptyForm },
  { name: 'contact-errors', path: paths.contact, extent: 'page', reach: sendEmptyForm },
  { name: 'intake-long-words', path: intake, extent: 'page', reach: fillLongIntake },
  {
    name: 'contact-long-words',
    path: paths.contact,
    extent: 'page',
    reach: fillLongContact,
  },
  {
    name: 'sending',
    path: intake,
    extent: 'screen',
    fault: { kind: 'hang' },
    reach: sendSlowly,
  },
  ...(['screen', 'page'] as const).map((extent): State => ({
    name: extent === 'screen' ? 'failed-first' : 'failed',
    path: intake,
    extent,
    fault: { kind: 'status', status: 400, times: 'always' },
    reach: expectFailure(sendIntake),
  })),
  {
    name: 'contact-failed',
    path: paths.contact,
    extent: 'page',
    fault: { kind: 'status', status: 400, times: 'always' },
    reach: expectFailure(sendContact),
  },
  { name: 'offline', path: intake, extent: 'screen', reach: sendOffline },
  { name: 'confirmed', path: intake, extent: 'page', reach: sendUntilConfirmed },

  {
    name: 'no-script-home',
    path: paths.home,
    extent: 'page',
    context: { javaScriptEnabled: false },
    schemes: ['light'],
  },
  {
    name: 'no-script-contact',
    path: paths.contact,
    extent: 'page',
    context: { javaScriptEnabled: false },
    schemes: ['light'],
  },
  ...withMedia('forced-colors', { forcedColors: 'active' }),
  ...withMedia('reduced-motion', { reducedMotion: 'reduce' }),
  // Print has one color scheme and, in CSS px, about the width of a tablet.
  ...[paths.home, intake, paths.article(8)].map((path, index): State => ({
    name: `print-${['home', 'intake', 'article'][index]}`,
    path,
    extent: 'page',
    windows: [tablet],
    schemes: ['light'],
    media: { media: 'print' },
  })),
  ...[paths.home, intake, paths.blogPage(1), paths.article(8)].flatMap((path, index): State[] => {
    const name = ['home', 'intake', 'list', 'article'][index];
    const common = {
      path,
      schemes: ['light'],
      ...((path === intake || path === paths.home) && { reach: hydrate }),
    } as const;
    return [
      { name: `narrow-${name}`, extent: 'page', windows: [narrow], ...common },
      { name: `zoom-${name}`, extent: 'screen', windows: [zoomed], ...common },
    ];
  }),
];

/** A hero error, form errors, and a message being sent, with a visitor's media setting. */
function withMedia(name: string, media: State['media'] & object): readonly State[] {
  return [
    { name: `${name}-home`, path: paths.home, extent: 'screen', media, reach: submitInvalidZip },
    { name: `${name}-errors`, path: intake, extent: 'page', media, reach: sendEmptyForm },
    {
      name: `${name}-sending`,
      path: intake,
      extent: 'screen',
      media,
      fault: { kind: 'hang' },
      reach: startSending,
    },
  ];
}
