import { SiteTheme } from '@lawyers/ui';
import { issueNames } from '@lawyers/domain';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IssueSearch } from './issue-search';
import { noFonts } from '../shell/fonts.testing';
import { startIssueSync } from '../page-script/issue-sync';
import { renderInIsland } from '../hydration/island.testing';

function showHero() {
  return renderInIsland(
    <SiteTheme fonts={noFonts}>
      <IssueSearch />
    </SiteTheme>,
  );
}

const dropdown = () => screen.getByLabelText<HTMLSelectElement>('Issue');
const picture = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosenPictures = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);

test.each(issueNames)('the picture of %s sets the dropdown', async (name) => {
  showHero();
  startIssueSync(document);

  await userEvent.click(picture(name));

  expect(dropdown()).toHaveDisplayValue(name);
  expect(chosenPictures()).toEqual([name]);
});

test.each(issueNames)('%s in the dropdown sets the picture', async (name) => {
  showHero();
  startIssueSync(document);

  await userEvent.selectOptions(dropdown(), name);

  expect(chosenPictures()).toEqual([name]);
  expect(dropdown()).toHaveDisplayValue(name);
});

test('the two stay in step over any number of changes', async () => {
  showHero();
  startIssueSync(document);

  await userEvent.click(picture('Digital Sex Abuse'));
  await userEvent.selectOptions(dropdown(), 'Sex Assault');
  expect(chosenPictures()).toEqual(['Sex Assault']);
  await userEvent.click(picture('Child Sex Abuse'));

  expect(dropdown()).toHaveDisplayValue('Child Sex Abuse');
});

test('what was chosen in the dropdown before the script came is kept', () => {
  showHero();
  dropdown().selectedIndex = 3;

  startIssueSync(document);

  expect(dropdown()).toHaveDisplayValue('Partner Violence');
  expect(chosenPictures()).toEqual(['Partner Violence']);
});

test('a picture that was chosen before the script came is kept', () => {
  showHero();
  picture('Sex Exploitation').checked = true;

  startIssueSync(document);

  expect(dropdown()).toHaveDisplayValue('Sex Exploitation');
  expect(chosenPictures()).toEqual(['Sex Exploitation']);
});

test('untouched, both show the first issue', () => {
  showHero();

  startIssueSync(document);

  expect(dropdown()).toHaveDisplayValue('Sex Assault');
  expect(chosenPictures()).toEqual(['Sex Assault']);
});

test('what a browser fills in again on coming back is brought in step', () => {
  showHero();
  startIssueSync(document);
  dropdown().selectedIndex = 5;

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(chosenPictures()).toEqual(['Digital Sex Abuse']);
});

test('pictures and dropdown that the application has made anew are kept in step, too', async () => {
  const first = showHero();
  startIssueSync(document);
  first.unmount();
  showHero();

  await userEvent.click(picture('Partner Violence'));

  expect(dropdown()).toHaveDisplayValue('Partner Violence');
});

test('a page with neither is left alone', async () => {
  renderInIsland(
    <label>
      Period <select aria-label="Period" />
    </label>,
  );

  expect(() => startIssueSync(document)).not.toThrow();
  expect(() => dispatchEvent(new PageTransitionEvent('pageshow'))).not.toThrow();
});
