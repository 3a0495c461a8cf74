import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { t, type FieldType } from '@lawyers/domain';
import { autofillAttribute } from './attributes';
import { CharacterCount } from './character-count';
import { outlinedProps, type ControlProps } from './control-props';

type TextType = Exclude<FieldType, 'select' | 'radio' | 'checkbox'>;

/** HTML attributes of the `input` or `textarea` element, by the field's type. */
const attributes: Record<TextType, NonNullable<OutlinedInputProps['inputProps']>> = {
  // `dir="auto"`, since visitors may write in Arabic or Hebrew. No autocorrection, since names are in no dictionary.
  text: { dir: 'auto', autoCorrect: 'off' },
  // The type is not `email`, with which browsers convert or refuse some valid addresses, each in its own way (decision
  // 23). Without that type, iOS would correct and capitalize words in an address, so both are turned off.
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

/**
 * Turns off spelling checks and writing suggestions, for which a browser may send the text to its maker
 * (docs/promises.md, "Safety").
 */
const unassisted = { spellCheck: false, writingsuggestions: 'false' };

/**
 * A text input, or for the type `textarea`, a text box. A box with a `maxLength` shows how many characters are left
 * once it is nearly full.
 */
export function TextControl({ type, ...props }: ControlProps & { readonly type: TextType }) {
  const { autoComplete, maxLength, pattern, placeholder, preset, optional } = props.field;
  const { inputProps, ...outlined } = outlinedProps(props);
  const isBox = type === 'textarea';
  return (
    <>
      <OutlinedInput
        {...outlined}
        inputComponent={isBox ? 'textarea' : undefined}
        // A script sets the autofill token while the field is empty; `off` in the HTML keeps browsers from saving what
        // is typed (decision 16). The script may run before hydration, so React must not report the different
        // attribute (`suppressHydrationWarning` below).
        autoComplete="off"
        // A placeholder of one space lets CSS see with `:placeholder-shown` whether an optional question is answered.
        // The forms fold most of these into groups, and a closed group that contains an answer must say that this
        // answer is sent too.
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
