import { openTarget } from './open-target';

const scrollIntoView = jest.fn();

beforeEach(() => {
  document.body.innerHTML = `
    <button role="tab" id="tab">Other questions</button>
    <div role="tabpanel" aria-labelledby="tab" hidden>
      <details id="first"><summary>First</summary></details>
    </div>
    <details id="second"><summary>Second</summary><p id="answer" tabindex="-1">Answer</p></details>
    <a href="#second">Second</a>
    <p id="open">Text</p>`;
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
  history.replaceState(null, '', '/');
});

const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

function goTo(hash: string): void {
  history.replaceState(null, '', `/${hash}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

test('opens the question that the address names, at the start', () => {
  history.replaceState(null, '', '/#second');

  openTarget(document);

  expect(openOnes()).toEqual(['second']);
});

test.each([
  ['a question', '#second', 'second', 'Second'],
  ['what is folded around its target', '#answer', 'second', 'Answer'],
])('a link on the same page opens %s, in view and with the focus', (_what, hash, id, focused) => {
  openTarget(document);
  expect(openOnes()).toEqual([]);

  goTo(hash);

  expect(openOnes()).toEqual([id]);
  expect(document.activeElement).toHaveTextContent(focused);
  expect(scrollIntoView.mock.contexts).toContain(document.querySelector(hash));
});

test('selects the tab of the question', () => {
  const select = jest.fn();
  document.getElementById('tab')!.addEventListener('click', select);
  openTarget(document);

  goTo('#first');

  expect(select).toHaveBeenCalled();
  expect(openOnes()).toEqual(['first']);
});

test('opens a question again that was closed, when the address is the same', () => {
  openTarget(document);
  goTo('#second');
  document.querySelector('details#second')!.removeAttribute('open');

  document.querySelector('a')!.click();

  expect(openOnes()).toEqual(['second']);
});

test.each(['', '#open', '#nothing'])('leaves %s to the browser', (hash) => {
  openTarget(document);

  goTo(hash);

  expect(scrollIntoView).not.toHaveBeenCalled();
});
