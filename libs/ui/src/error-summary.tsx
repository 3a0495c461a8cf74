import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { FieldError } from '@lawyers/domain';
import { AlertPanel } from './alert-panel';
import { fieldIds } from './field-id';
import { tapLine } from './theme/sizes';

export type ErrorSummaryProps = {
  readonly form: string;
  /** A new array takes the focus again. */
  readonly errors: readonly FieldError[];
};

/**
 * What is wrong with a form, at its top: takes the focus, and each line leads to its field. MUI has no such summary.
 */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <AlertPanel title="There is a problem" occasion={errors}>
      {/* The links bring room of their own, as high as a finger. */}
      <List sx={{ mt: -3, a: { ...tapLine, color: 'error.main', fontWeight: 700 } }}>
        {errors.map(({ key, message }) => {
          const id = fieldIds(form, key).input;
          return (
            <ListItem key={key}>
              <Link
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(id);
                }}
              >
                {message}
              </Link>
            </ListItem>
          );
        })}
      </List>
    </AlertPanel>
  );
}

function focusField(id: string): void {
  const field = document.getElementById(id);
  // The question is what the visitor needs to read, so that is what scrolls into view: a legend, or the field's label.
  const question = field?.matches('[type="radio"]')
    ? field.closest('fieldset')
    : document.querySelector(`label[for="${id}"]`);
  (question ?? field)?.scrollIntoView?.({ block: 'start' });
  field?.focus({ preventScroll: true });
}
