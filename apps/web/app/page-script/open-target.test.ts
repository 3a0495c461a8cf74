import { openTarget } from './open-target';

beforeEach(() => {
  document.body.innerHTML = `
    <details id="first"><summary>First</summary></details>
    <details id="second"><summary>Second</summary></details>`;
  history.replaceState(null, '', '/');
});

const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('opens the question that the address names, at the start', () => {
  history.replaceState(null, '', '/#second');

  openTarget(document);

  expect(openOnes()).toEqual(['second']);
});

test('opens a question when a link on the same page leads to it', () => {
  openTarget(document);
  expect(openOnes()).toEqual([]);

  history.replaceState(null, '', '/#first');
  dispatchEvent(new HashChangeEvent('hashchange'));

  expect(openOnes()).toEqual(['first']);
});
