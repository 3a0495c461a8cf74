import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { t, type Field } from '@lawyers/domain';
import { CheckboxControl, RadioControl } from './choice-controls';
import type { ControlProps } from './control-props';
import { SelectControl } from './select-control';
import { TextControl } from './text-control';
import { fieldWidth } from './theme/sizes';

export type FormFieldProps = {
  /** The prefix of every id in the form. It must be unique on the page. */
  readonly formId: string;
  /** The field's key in its form. */
  readonly fieldKey: string;
  readonly field: Field;
  readonly error?: string | undefined;
  /** Set if the page itself renders the error, in an element with the id from `fieldIds`. */
  readonly errorElsewhere?: true;
  /** Whether the field has another field beside it on a phone. */
  readonly narrow?: true;
};

/**
 * One field of a form: label, hint, input, and error. The type of the field determines the input. MUI's TextField is
 * not used, because it can neither place a hint above the input nor reference both a hint and an error from it.
 */
export function FormField(props: FormFieldProps) {
  const { formId, fieldKey, field, error, errorElsewhere, narrow } = props;
  const ids = fieldIds(formId, fieldKey);
  const described = [field.hint && ids.hint, error && ids.error].filter(Boolean).join(' ');
  const describedBy = described || undefined;
  const control = controlFor({ id: ids.input, fieldKey, field, error, describedBy, narrow });
  if (field.type === 'checkbox') return control;
  const isGroup = field.type === 'radio';
  return (
    <FormControl
      fullWidth
      component={isGroup ? 'fieldset' : 'div'}
      aria-describedby={isGroup ? describedBy : undefined}
    >
      {/* The key makes React replace the element when the label changes. After a browser has translated the page, the
          element's text node is no longer the one that React would update. */}
      <FormLabel
        key={`${field.question} ${field.label}`}
        component={isGroup ? 'legend' : 'label'}
        htmlFor={isGroup ? undefined : ids.input}
      >
        {field.question ? (
          <>
            {`${field.question} `}
            <Word>{field.label}</Word>
          </>
        ) : (
          field.label
        )}
        {field.optional && <Optional>{t({ en: ' (optional)', es: ' (opcional)' })}</Optional>}
      </FormLabel>
      {field.hint && (
        <FormHelperText id={ids.hint} error={false}>
          {field.hint}
        </FormHelperText>
      )}
      <Answer data-box={field.type === 'textarea' || undefined}>
        {control}
        {error && !errorElsewhere && (
          <FormHelperText id={ids.error} error>
            {error}
          </FormHelperText>
        )}
      </Answer>
    </FormControl>
  );
}

function controlFor(props: ControlProps): ReactElement {
  const { type } = props.field;
  if (type === 'select') return <SelectControl {...props} />;
  if (type === 'radio') return <RadioControl {...props} />;
  if (type === 'checkbox') return <CheckboxControl {...props} />;
  // If a type of question is handled nowhere above and TextControl does not accept it, this line does not compile.
  return <TextControl {...props} type={type} />;
}

/** The input and its error. The width of an input of one line is limited, and a text box is as wide as its form. */
const Answer = styled('div')({ '&:not([data-box])': { maxWidth: fieldWidth } });

/**
 * A short label, such as "Fault", in small text after the question that explains it. The question does not replace the
 * label, because the requirements specify the label (§ 3.4).
 */
const Word = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  ...theme.typography.caption,
}));

const Optional = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: 400,
}));

/** Returns the ids of an input, its hint, and its error. `formId` must be unique on the page. */
export function fieldIds(formId: string, key: string) {
  const input = `${formId}-${key}`;
  return { input, hint: `${input}-hint`, error: `${input}-error` };
}
