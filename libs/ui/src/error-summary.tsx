import styled from '@emotion/styled';
import type { FieldError } from '@lawyers/domain';
import { useEffect, useId, useRef } from 'react';
import { fieldIds } from './field-id';
import { color, fonts, formWidth, radius, space, target, typeScale } from './tokens';

export type ErrorSummaryProps = {
  readonly form: string;
  /** A new array takes the focus again. */
  readonly errors: readonly FieldError[];
};

/** What is wrong with a form, at its top: takes the focus, and each line leads to its field. */
export function ErrorSummary({ form, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>There is a problem</h2>
      <ul>
        {errors.map(({ key, message }) => {
          const id = fieldIds(form, key).input;
          return (
            <li key={key}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(id);
                }}
              >
                {message}
              </a>
            </li>
          );
        })}
      </ul>
    </Box>
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

const Box = styled('div')({
  padding: space(5),
  maxWidth: formWidth,
  border: `2px solid ${color('error')}`,
  borderRadius: radius,
  background: color('raised'),
  h2: { marginBottom: space(1), font: `500 ${typeScale.heading3}/1.3 ${fonts.heading}` },
  ul: { padding: 0, listStyle: 'none' },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: target,
    color: color('error'),
    fontWeight: 700,
  },
});
