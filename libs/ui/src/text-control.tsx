import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { FieldType } from '@lawyers/domain';
import { CharacterCount } from './character-count';
import { outlinedProps, type ControlProps } from './control-props';

/** Five digits with white space around them, which the domain drops. Browsers check it only without JavaScript. */
const zipPattern = '\\s*[0-9]{5}\\s*';

type TextType = Exclude<FieldType, 'select' | 'radio' | 'checkbox'>;

const attributes: Record<TextType, NonNullable<OutlinedInputProps['inputProps']>> = {
  // `dir="auto"` since visitors may write in Arabic or Hebrew.
  text: { dir: 'auto', spellCheck: false },
  email: { type: 'email', spellCheck: false },
  tel: { type: 'tel' },
  zip: { inputMode: 'numeric', pattern: zipPattern },
  textarea: { dir: 'auto', type: undefined },
};

/** An input for text, or a text box with the number of characters that are left. */
export function TextControl({ type, ...props }: ControlProps & { readonly type: TextType }) {
  const { autoComplete, maxLength, placeholder, preset, optional } = props.field;
  const { inputProps, ...outlined } = outlinedProps(props);
  const isBox = type === 'textarea';
  return (
    <>
      <OutlinedInput
        {...outlined}
        inputComponent={isBox ? 'textarea' : undefined}
        // The page script turns autofill on while the field is empty; without it browsers save nothing (decision 16).
        // It may run before hydration, so React must ignore the difference.
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={preset || undefined}
        required={!optional}
        inputProps={{
          'data-autocomplete': autoComplete,
          suppressHydrationWarning: autoComplete !== undefined,
          maxLength: type === 'zip' ? maxLength : undefined,
          ...inputProps,
          ...attributes[type],
        }}
      />
      {isBox && <CharacterCount inputId={props.id} max={maxLength ?? Infinity} />}
    </>
  );
}
