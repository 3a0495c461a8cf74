import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { helpLineFor, issueNames, telHref, type IssueName } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { renderInIsland, staticHtml } from '../hydration/island.testing';
import Contact from '../pages/contact/contact.route';
import { ContactSection } from '../pages/home/contact-section';
import Intake from '../pages/intake/intake.route';
import { IssueHelp, type IssueHelpProps } from './issue-help.island';

afterEach(() => document.body.replaceChildren());

function show(fromAddress: boolean, search = ''): void {
  history.replaceState(null, '', `/${search}`);
  renderInIsland(
    <>
      <IssueHelp selectId="issue" fromAddress={fromAddress} />
      <select id="issue" aria-label="Issue">
        {issueNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
        <option>A question about this service</option>
      </select>
      <select aria-label="Period">
        <option>Less than 1 Year</option>
        <option>Less than 2 Year</option>
      </select>
    </>,
  );
}

/**
 * Expects links to call 911, to all help lines, and to call the help line for the issue, or for an injury the sentence
 * on medical care.
 */
function expectHelpFor(issue?: IssueName): void {
  const strip = screen.getByRole('complementary', { name: 'Help now' });
  const line = helpLineFor(issue);
  expect(strip).toHaveTextContent(line?.name ?? 'If you need medical care');
  const links = within(strip).getAllByRole<HTMLAnchorElement>('link', { name: /^(?!chat)/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Call 911', 'tel:911'],
    ['All help lines', '#help-now'],
    ...(line ? [[line.phone, telHref(line.phone)]] : []),
  ]);
  const chat = within(strip).queryByText('chat');
  expect(chat?.getAttribute('href')).toBe(line?.chat);
  // A browser's translation must change neither a number nor the word of a text message.
  for (const text of [line?.phone, line?.text].filter((one) => one !== undefined))
    for (const element of within(strip).getAllByText(text))
      expect(element).toHaveAttribute('translate', 'no');
}

test('shows the general help line before an issue is chosen', () => {
  show(false, '?accidentId=Partner+Violence');
  expectHelpFor();
});

test.each(issueNames)('shows the help for %s when it is chosen in the dropdown', async (name) => {
  show(true);
  await userEvent.selectOptions(screen.getByLabelText('Issue'), issueNames[1]!);
  await userEvent.selectOptions(screen.getByLabelText('Issue'), name);
  expectHelpFor(name);
});

test('shows the general help line once a question about this service is chosen', async () => {
  show(true, '?accidentId=Partner+Violence');
  await userEvent.selectOptions(screen.getByLabelText('Issue'), 'A question about this service');
  expectHelpFor();
});

test('keeps the help when another dropdown is answered', async () => {
  show(true, '?accidentId=Partner+Violence');
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Less than 2 Year');
  expectHelpFor('Partner Violence');
});

test('takes the first option, which browsers select by themselves, for no choice', () => {
  document.body.innerHTML = '<select id="issue"><option>Sex Assault</option></select>';
  history.replaceState(null, '', '/?accidentId=Partner+Violence');
  renderInIsland(<IssueHelp selectId="issue" />);
  expectHelpFor();
});

test.each<readonly [string, ReactElement, boolean]>([
  ['contact page', <Contact key="contact" />, false],
  ['home page', <ContactSection key="home" />, false],
  ['intake', <Intake key="intake" />, true],
])('follows the dropdown of the form on the %s', (_where, place, fromAddress) => {
  document.body.innerHTML = staticHtml(place);
  const island = document.querySelector<HTMLElement>('[data-island="issue-help"]');
  const { selectId, ...props } = JSON.parse(island?.dataset['props'] ?? '{}') as IssueHelpProps;

  expect(document.getElementById(selectId)).toBe(screen.getByLabelText('Issue'));
  expect(props).toEqual(fromAddress ? { fromAddress } : {});
});

test('shows the help line for the issue in the query', () => {
  show(true, `?accidentId=Partner+Violence&zipCode=${servedZip}`);
  expectHelpFor('Partner Violence');
});

test('prefers an issue chosen before hydration to the one in the query', () => {
  const options = issueNames.map((name) => `<option>${name}</option>`);
  document.body.innerHTML = `<select id="issue">${options.join('')}</select>`;
  document.querySelector('select')!.selectedIndex = 2;
  history.replaceState(null, '', '/?accidentId=Partner+Violence');

  renderInIsland(<IssueHelp selectId="issue" fromAddress />);

  expectHelpFor(issueNames[2]);
});
