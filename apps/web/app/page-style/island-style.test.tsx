import { screen } from '@testing-library/react';
import { transform } from 'lightningcss';
import {
  contactForm,
  invalidZipMessage,
  paths,
  sampleReviews,
  type FieldError,
} from '@lawyers/domain';
import { ErrorSummary, FormField, siteTheme, siteVariables, Toast } from '@lawyers/ui';
import { renderInIsland } from '../hydration/island.testing';
import { DeliveryFailure } from '../inquiry/delivery-failure';
import { failedDelivery } from '../inquiry/inquiry.testing';
import { SendingStatus } from '../inquiry/sending-status';
import { Confirmation } from '../pages/confirm/confirmation';
import { ContactForm } from '../pages/contact/contact-form.island';
import { IssueSearch } from '../pages/home/issue-search.island';
import { Reviews } from '../pages/home/reviews.island';
import { IntakeForm } from '../pages/intake/intake-form.island';

const errors: readonly FieldError[] = [{ key: 'user', message: 'Name is required!' }];

/** Everything that an island may render, at first or later. */
const allContent = (
  <>
    <IssueSearch />
    <Reviews from={sampleReviews} />
    <ContactForm page={paths.contact} />
    <IntakeForm />
    <ErrorSummary formId="later" errors={errors} focusTrigger={errors} />
    {Object.entries(contactForm).map(([key, field]) => (
      <FormField key={key} formId="later" fieldKey={key} field={field} error="This is wrong." />
    ))}
    <DeliveryFailure
      id="later"
      form={contactForm}
      inquiryRef="ABCD2345"
      delivery={failedDelivery(0)}
      mayHaveArrived
      recipient="inbox@example.com"
    />
    <SendingStatus offline cancel={() => undefined} />
    <SendingStatus offline={false} cancel={() => undefined} />
    <Confirmation reference="ABCD2345" confirmedCase={{ abuse: true, state: 'Ohio' }} />
    <Toast message={invalidZipMessage} trigger={1} />
  </>
);

/** The names of all variables that the style sheets of the theme declare for `:root`. */
const themeVariables = new Set(
  siteTheme()
    .generateStyleSheets()
    .flatMap((sheet) => Object.keys(sheet[':root'] ?? {})),
);

/** The CSS that islands have inserted. It is read from the CSSOM, since the style elements contain no text. */
const insertedCss = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    // Leaves out MUI's rules for disabled components, since the site disables none. The pictures of issues, which start
    // disabled, are native radio buttons.
    .filter(({ cssText }) => !cssText.includes('Mui-disabled'))
    .map(({ cssText }) => cssText)
    .join('');

function referencedVariables(): ReadonlySet<string> {
  const read = new Set<string>();
  transform({
    filename: 'rules.css',
    code: Buffer.from(insertedCss()),
    visitor: { Variable: ({ name }) => void read.add(name.ident) },
  });
  return read;
}

test('siteVariables has every theme variable that islands read, and islands declare none and write nothing to storage', async () => {
  const stored = jest.spyOn(Storage.prototype, 'setItem');
  renderInIsland(allContent);
  // The toast is loaded last, so then everything is rendered.
  await screen.findByText(invalidZipMessage, { selector: '[aria-live="off"]' });

  const read = [...referencedVariables()].filter((name) => themeVariables.has(name));
  expect(siteTheme().shadows.filter((shadow) => shadow !== 'none')).toEqual([]);
  expect(read).toContain('--palette-error-main');
  expect(read.filter((name) => !siteVariables.has(name))).toEqual([]);
  expect(insertedCss()).not.toContain('--palette-primary-main:');
  expect(stored).not.toHaveBeenCalled();
});
