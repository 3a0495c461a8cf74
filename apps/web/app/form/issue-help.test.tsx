import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { helpLinesFor, issueNames } from '@lawyers/domain';
import { servedZip } from '@lawyers/domain/sample-answers';
import { renderInIsland } from '../islands/island.testing';
import { IssueHelp } from './issue-help.island';

const strip = () => screen.getByRole('complementary', { name: 'Help now' });
const lineOf = (issue?: (typeof issueNames)[number]) =>
  helpLinesFor(issue)[0]?.name ?? 'If you need medical care';

function show(fromAddress: boolean, search = ''): void {
  history.replaceState(null, '', `/${search}`);
  renderInIsland(
    <>
      <IssueHelp selectId="issue" fromAddress={fromAddress} />
      <select id="issue" aria-label="Issue">
        {issueNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </>,
  );
}

test('shows the general help line before an issue is chosen', () => {
  show(false, '?accidentId=Partner+Violence');
  expect(strip()).toHaveTextContent(lineOf());
});

test.each(issueNames)(
  'shows the help line for %s when it is chosen in the dropdown',
  async (name) => {
    show(true);
    await userEvent.selectOptions(screen.getByLabelText('Issue'), issueNames[1]!);
    await userEvent.selectOptions(screen.getByLabelText('Issue'), name);
    expect(strip()).toHaveTextContent(lineOf(name));
  },
);

test('shows the help line for the issue in the query', () => {
  show(true, `?accidentId=Partner+Violence&zipCode=${servedZip}`);
  expect(strip()).toHaveTextContent(lineOf('Partner Violence'));
});

test('prefers an issue chosen before hydration to the one in the query', () => {
  const options = issueNames.map((name) => `<option>${name}</option>`);
  document.body.innerHTML = `<select id="issue">${options.join('')}</select>`;
  document.querySelector('select')!.selectedIndex = 2;
  history.replaceState(null, '', '/?accidentId=Partner+Violence');

  renderInIsland(<IssueHelp selectId="issue" fromAddress />);

  expect(strip()).toHaveTextContent(lineOf(issueNames[2]));
});
