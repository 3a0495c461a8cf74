import { fillFromQuery } from './fill-from-query';

/** The intake form's two fields, after the visitor's own answers. */
function fieldsAfter(search: string, answers: { issue?: string; zip?: string } = {}) {
  const page = new DOMParser().parseFromString(
    `<form><input name="zipCode"></form>
     <form method="post">
       <select name="accidentId"><option>Sex Assault</option><option>Partner Violence</option><option>Other</option></select>
       <input name="zipCode" pattern="\\s*[0-9]{5}\\s*" required><input name="message">
     </form>`,
    'text/html',
  );
  const issue = page.querySelector('select')!;
  const zip = page.querySelector<HTMLInputElement>('[pattern]')!;
  issue.value = answers.issue ?? 'Sex Assault';
  zip.value = answers.zip ?? '';
  history.replaceState(null, '', `/formInput${search}`);
  fillFromQuery(page);
  const [search_, , message] = page.querySelectorAll('input');
  expect([search_?.value, message?.value]).toEqual(['', '']);
  return [issue.value, zip.value, zip.autocomplete];
}

test('fills in issue and zip code, and turns autofill off', () => {
  expect(fieldsAfter('?accidentId=Partner+Violence&zipCode=90210&message=x')).toEqual([
    'Partner Violence',
    '90210',
    'off',
  ]);
});

test.each(['', '?accidentId=Slip+and+Fall&zipCode=9021', '?accidentId=&zipCode=%3Cb%3E90210'])(
  'leaves the fields as they are with the query "%s"',
  (search) => {
    expect(fieldsAfter(search).slice(0, 2)).toEqual(['Sex Assault', '']);
  },
);

test('keeps what the visitor has chosen and typed', () => {
  const answers = { issue: 'Other', zip: '60601' };
  expect(fieldsAfter('?accidentId=Partner+Violence&zipCode=90210', answers).slice(0, 2)).toEqual([
    'Other',
    '60601',
  ]);
});
