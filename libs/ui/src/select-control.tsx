import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { ElementType, PropsWithChildren } from 'react';
import { t, type Field, type Option } from '@lawyers/domain';
import { outlinedProps, type ControlProps } from './control-props';
import { chevron } from './theme/components';

/** A dropdown with the options of a question, below an empty one if the question has no preset. */
export function SelectControl(props: ControlProps) {
  const { field, narrow } = props;
  const unanswered = field.preset === '';
  return (
    <Select
      {...outlinedProps(props)}
      // HTML allows it only with an empty option.
      required={unanswered}
      defaultValue={presetValue(field)}
      sx={(theme) => belowInFirefox(theme, field, narrow ? 14 : 26)}
    >
      {unanswered && <option value="">{t({ en: 'Choose…', es: 'Elija…' })}</option>}
      {optionsIn(field.options)}
    </Select>
  );
}

/**
 * On a phone, Firefox cuts a long option that is chosen: its own style sheet allows a select only one line. So there the
 * option stands below it too. Only CSS, since React's state would outlive a form that the browser clears.
 * @param fitting In characters: what a line surely holds.
 */
function belowInFirefox(theme: Theme, { options = [], preset }: Field, fitting: number): CSSObject {
  const rules = groupsIn(options).flatMap(({ name, members }, group) =>
    members.flatMap(({ label }, index): [string, CSSObject][] => {
      if (label.length <= fitting) return [];
      const inGroup = name ? `optgroup:nth-of-type(${group + 1}) > ` : '';
      const before = name || preset ? 0 : 1;
      const chosen = `${inGroup}option:nth-of-type(${before + index + 1}):checked`;
      return [[`&:has(${chosen})::after`, { content: `"${label}"` }]];
    }),
  );
  if (rules.length === 0) return {};
  return {
    '@supports (-moz-appearance: none)': {
      [theme.breakpoints.down('md')]: {
        flexDirection: 'column',
        '& > span': { top: 'calc(24px - 0.3em)' },
        '&::after': { color: theme.vars.palette.text.secondary, fontSize: '1rem' },
        ...Object.fromEntries(rules),
      },
    },
  };
}

/** The options, below the headings of their groups. */
function optionsIn(options: readonly Option[] = []) {
  return groupsIn(options).map(({ name, members }) => {
    // By position: two options may share a value, and so a choice stays when only the words change. Always with
    // a value, which a browser's translation leaves alone.
    const elements = members.map(({ label, value }, index) => (
      <option key={index} value={value}>
        {label}
      </option>
    ));
    if (name === undefined) return elements;
    return (
      <optgroup key={name} label={name}>
        {elements}
      </optgroup>
    );
  });
}

function groupsIn(options: readonly Option[]) {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => ({ name, members: options.filter(({ group }) => group === name) }));
}

/** A native select with an arrow of ours: WebKit draws a taller gray one. The styles of MUI's NativeSelect are large. */
export function Select({ children, inputProps, ...props }: PropsWithChildren<OutlinedInputProps>) {
  return (
    <OutlinedInput
      inputComponent={'select' as ElementType as OutlinedInputProps['inputComponent']}
      inputProps={{ ...inputProps, type: undefined, children }}
      // Otherwise Firefox restores what was chosen after Back or a reload, whatever the form says (decision 16).
      autoComplete="off"
      endAdornment={<Arrow />}
      {...props}
    />
  );
}

const Arrow = styled('span')(({ theme }) => ({
  ...chevron(theme),
  position: 'absolute',
  right: theme.spacing(4),
  top: 'calc(50% - 0.3em)',
  pointerEvents: 'none',
}));

/** Undefined for the first option, which is the default: setting it would undo a choice made before hydration. */
function presetValue({ options = [], preset }: Field): string | undefined {
  const index = options.findIndex((option) => option.label === preset);
  return index > 0 ? options[index]?.value : undefined;
}
