import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { ElementType, PropsWithChildren } from 'react';
import { t, type Field, type Option } from '@lawyers/domain';
import { outlinedProps, type ControlProps } from './control-props';
import { chevron } from './theme/components';

/** A dropdown with the options of a question. If the question has no preset, an empty option comes first. */
export function SelectControl(props: ControlProps) {
  const { field, narrow } = props;
  const unanswered = field.preset === '';
  return (
    <Select
      {...outlinedProps(props)}
      // HTML allows `required` on a select only if its first option is empty.
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
 * Repeats the chosen option below the dropdown in Firefox on a phone: there, a browser style that pages cannot override
 * limits a select to one line and cuts off a long option. It is done in CSS alone, because React's state would be wrong
 * after a browser has reset the form.
 * @param fitting The number of characters that always fit into the line.
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

/** The options, under the headings of their groups. */
function optionsIn(options: readonly Option[] = []) {
  return groupsIn(options).map(({ name, members }) => {
    // The key is the position, because two options may share a value, and because a choice must survive when only the
    // labels change. Each option has a `value`, because a browser's translation changes the text, which is otherwise
    // the value.
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

/**
 * A native select with the site's own arrow. The theme removes the browser's appearance of a select, with its arrow,
 * because WebKit would draw it taller than other fields, and gray. MUI's NativeSelect is not used, because it has a
 * large amount of CSS.
 */
export function Select({ children, inputProps, ...props }: PropsWithChildren<OutlinedInputProps>) {
  return (
    <OutlinedInput
      inputComponent={'select' as ElementType as OutlinedInputProps['inputComponent']}
      inputProps={{ ...inputProps, type: undefined, children }}
      // Firefox otherwise restores the choice after Back or a reload, even if the form has the attribute, and shows it
      // to the next person at the device (decision 16).
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

/**
 * The value of the preset option. Undefined if there is no preset, or if it is the first option, which browsers choose
 * by themselves.
 */
function presetValue({ options = [], preset }: Field): string | undefined {
  const index = options.findIndex((option) => option.label === preset);
  return index > 0 ? options[index]?.value : undefined;
}
