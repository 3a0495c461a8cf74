import * as fc from 'fast-check';
import { anyText } from './any-text.testing';
import { intakeHref, readIntakeQuery } from './intake-query';
import { issueNames } from './issue-types';

const partner = { issue: 'Partner Violence', zipCode: '90210' };

test.each([
  ['accidentId=Partner+Violence&zipCode=90210', partner],
  ['?zipCode=%39%30210&accidentId=%50artner%20Violence', partner],
  ['accidentId=Partner+Violence&zipCode=+90210+&utm=x&accidentid=y', partner],
  ['accidentId=+Partner+Violence%20%0A&zipCode=%E2%80%AA90210%E2%80%AC', partner],
  ['accidentId=Partner+Violence', { issue: 'Partner Violence' }],
  ['zipCode=90210', { zipCode: '90210' }],
  ['accidentId=Accident%20or%20Injury&zipCode=', { issue: 'Accident or Injury' }],
  ['accidentId=partner+violence&zipCode=9021', {}],
  ['accidentId=3&zipCode=902101', {}],
  ['accidentId=__proto__&zipCode=constructor', {}],
  ['accidentId=Partner%2520Violence&zipCode=%EF%BC%99%EF%BC%900210', {}],
  ['accidentId=%F0%28&zipCode=%E0%A4%A', {}],
  ['accidentId[]=Partner+Violence&ZIPCODE=90210', {}],
  ['', {}],
  // Of a repeated parameter, the first value counts.
  ['accidentId=Sex+Assault&accidentId=Partner+Violence', { issue: 'Sex Assault' }],
  ['accidentId=unknown&accidentId=Partner+Violence', {}],
  ['accidentId=&accidentId=Partner+Violence', {}],
  ['zipCode=10001&zipCode=90210', { zipCode: '10001' }],
  ['zipCode=x&zipCode=90210', {}],
])('readIntakeQuery parses the query %j', (query, expected) => {
  expect(readIntakeQuery(new URLSearchParams(query))).toEqual(expected);
});

test('intakeHref encodes the query as a GET form does', () => {
  expect(intakeHref('Partner Violence', '00501')).toBe(
    '/formInput?accidentId=Partner+Violence&zipCode=00501',
  );
  expect(intakeHref('Partner Violence')).toBe('/formInput?accidentId=Partner+Violence');
});

test('readIntakeQuery restores every issue and zip code from intakeHref', () => {
  const zipCode = fc.nat({ max: 99_999 }).map((number) => String(number).padStart(5, '0'));
  fc.assert(
    fc.property(fc.constantFrom(...issueNames), zipCode, (issue, zip) => {
      const { pathname, searchParams, hash } = new URL(intakeHref(issue, zip), 'https://x.example');
      expect([pathname, hash]).toEqual(['/formInput', '']);
      expect([...searchParams.keys()]).toEqual(['accidentId', 'zipCode']);
      expect(readIntakeQuery(searchParams)).toEqual({ issue, zipCode: zip });
    }),
  );
});

test('readIntakeQuery returns only known issues and five digits for any query', () => {
  const value = fc.oneof(anyText(10), fc.constantFrom(...issueNames, '90210'));
  const pair = fc.tuple(fc.constantFrom('accidentId', 'zipCode', '__proto__'), value);
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const { issue, zipCode, ...rest } = readIntakeQuery(new URLSearchParams(pairs));
      expect([...issueNames, undefined]).toContain(issue);
      expect(zipCode ?? '00000').toMatch(/^[0-9]{5}$/);
      expect(rest).toEqual({});
    }),
  );
});
