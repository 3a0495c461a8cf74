import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { helpLineFor, issueNames, telHref, type IssueName } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { renderInIsland } from '../hydration/island.testing';
import { IssueHelp } from './issue-help.island';

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
