import { openForPrint } from './open-for-print';

/** A page with details elements. A new document for each test, since the listeners are never removed. */
function openPage() {
  const page = new DOMParser().parseFromString(
    '<details id="open" open></details><details id="closed"><details id="inner"></details></details>',
    'text/html',
  );
  openForPrint(page);
  return { openOnes: () => [...page.querySelectorAll('details[open]')].map(({ id }) => id) };
}

test.each([
  ['with `::details-content` leaves it to the styles', true, ['open']],
  ['without `::details-content` opens it, and closes it again', false, ['open', 'closed', 'inner']],
])('what is folded on a page is printed: a browser %s', (_what, knowsIt, printed) => {
  Object.assign(window, { CSS: { supports: () => knowsIt } });
  const { openOnes } = openPage();

  dispatchEvent(new Event('beforeprint'));
  expect(openOnes()).toEqual(printed);

  dispatchEvent(new Event('afterprint'));
  expect(openOnes()).toEqual(['open']);
});
