import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { t, type FieldType } from '@lawyers/domain';
import { autofillAttribute } from './attributes';
import { CharacterCount } from './character-count';
import { outlinedProps, type ControlProps } from './control-props';

type TextType = Exclude<FieldType, 'select' | 'radio' | 'checkbox'>;

const attributes: Record<TextType, NonNullable<OutlinedInputProps['inputProps']>> = {
  // `dir="auto"` since visitors may write in Arabic or Hebrew. Names are in no dictionary.
  text: { dir: 'auto', autoCorrect: 'off' },
  // Not `type="email"`, with which each engine converts or refuses other addresses (decision 23), and without which
  // iOS corrects the words of one.
  email: {
    inputMode: 'email',
    autoCorrect: 'off',
    autoCapitalize: 'none',
    title: t({ en: 'name@example.com', es: 'nombre@example.com' }),
  },
  tel: { type: 'tel' },
  zip: { inputMode: 'numeric' },
  textarea: { dir: 'auto', type: undefined },
};

/** A browser may send what it checks or completes to its maker (decision 16). */
const unassisted = { spellCheck: false, writingsuggestions: 'false' };

/** An input for text, or a text box with the number of characters that are left. */
export function TextControl({ type, ...props }: ControlProps & { readonly type: TextType }) {
  const { autoComplete, maxLength, pattern, placeholder, preset, optional } = props.field;
  const { inputProps, ...outlined } = outlinedProps(props);
  const isBox = type === 'textarea';
  return (
    <>
      <OutlinedInput
        {...outlined}
        inputComponent={isBox ? 'textarea' : undefined}
        // A script turns autofill on while the field is empty; without it browsers save nothing (decision 16).
        // It may run before hydration, so React must ignore the difference.
        autoComplete="off"
        // Without one, `:placeholder-shown` cannot tell whether an optional question is answered.
        placeholder={placeholder ?? (optional ? ' ' : undefined)}
        defaultValue={preset || undefined}
        required={!optional}
        inputProps={{
          [autofillAttribute]: autoComplete,
          suppressHydrationWarning: autoComplete !== undefined,
          ...unassisted,
          pattern,
          ...inputProps,
          ...attributes[type],
        }}
      />
      {isBox && <CharacterCount inputId={props.id} max={maxLength ?? Infinity} />}
    </>
  );
}
