import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ElementType, PropsWithChildren } from 'react';
import type { Field, Option } from '@lawyers/domain';
import { outlinedProps, type ControlProps } from './control-props';
import { chevron } from './theme/chevron';

/** A dropdown with the options of a question. */
export function SelectControl(props: ControlProps) {
  const { field } = props;
  return (
    <Select {...outlinedProps(props)} defaultValue={presetValue(field)}>
      {optionsIn(field.options)}
    </Select>
  );
}

/** The options, below the headings of their groups. */
function optionsIn(options: readonly Option[] = []) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => {
    const members = options
      .filter((option) => option.group === group)
      // By position: two options may share a value, and so a choice stays when only the words change.
      .map(({ label, value }, index) => (
        <option key={index} value={value}>
          {label}
        </option>
      ));
    return group === undefined ? (
      members
    ) : (
      <optgroup key={group} label={group}>
        {members}
      </optgroup>
    );
  });
}

/** A native select with an arrow of ours: WebKit draws a taller gray one. The styles of MUI's NativeSelect are large. */
export function Select({ children, inputProps, ...props }: PropsWithChildren<OutlinedInputProps>) {
  return (
    <OutlinedInput
      inputComponent={'select' as ElementType as OutlinedInputProps['inputComponent']}
      inputProps={{ ...inputProps, type: undefined, children }}
      endAdornment={<Arrow />}
      {...props}
    />
  );
}

const Arrow = styled('span')(({ theme }) => ({
  ...chevron(theme),
  position: 'absolute',
  insetInlineEnd: theme.spacing(4),
  top: 'calc(50% - 0.3em)',
  pointerEvents: 'none',
}));

/** Undefined for the first option, which is the default: setting it would undo a choice made before hydration. */
function presetValue({ options = [], preset }: Field): string | undefined {
  const index = options.findIndex((option) => option.label === preset);
  return index > 0 ? options[index]?.value : undefined;
}
