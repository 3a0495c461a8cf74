import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { t, type FieldError } from '@lawyers/domain';
import { AlertPanel } from './alert-panel';
import { fieldIds } from './form-field';
import { touchTarget } from './theme/sizes';

export type ErrorSummaryProps = {
  readonly formId: string;
  readonly errors: readonly FieldError[];
  /** A value that is not identical to the last one moves focus to the summary again. */
  readonly focusTrigger: unknown;
};

/**
 * The errors above a form, each a link to its field (requirements § 3.9). The summary takes focus when errors appear.
 * MUI has no error summary.
 */
export function ErrorSummary({ formId, errors, focusTrigger }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <AlertPanel
      title={t({ en: 'There is a problem', es: 'Hay un problema' })}
      focusTrigger={focusTrigger}
    >
      {/* The negative margin removes the space that the 44 px high links add above the first line. */}
      <List
        sx={{
          mt: -3,
          a: {
            ...touchTarget,
            paddingBlock: 2,
            lineHeight: 1.3,
            color: 'error.main',
            fontWeight: 700,
          },
        }}
      >
        {errors.map(({ key, message }) => {
          const id = fieldIds(formId, key).input;
          return (
            <li key={key}>
              <Link
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(id);
                }}
              >
                {message}
              </Link>
            </li>
          );
        })}
      </List>
    </AlertPanel>
  );
}

function focusField(id: string): void {
  const field = document.getElementById(id);
  // A field inside a closed `details` element cannot take focus.
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  // Scrolls to the label, or to the fieldset, which begins with its legend, so that the visitor can read the question.
  const question = field?.matches('[type="radio"]')
    ? field.closest('fieldset')
    : document.querySelector(`label[for="${id}"]`);
  (question ?? field)?.scrollIntoView?.({ block: 'start' });
  field?.focus({ preventScroll: true });
}
