import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { inputName, ticked } from '@lawyers/domain';
import type { ControlProps } from './control-props';

/**
 * Radio buttons in a row. They are native inputs, because MUI's show their state only with JavaScript. Each has
 * `autocomplete="off"` itself: Firefox otherwise restores the choice after Back or a reload, even if the form has the
 * attribute, and shows it to the next person at the device (decision 16).
 */
export function RadioControl({ id, fieldKey, field }: ControlProps) {
  return (
    <Stack direction="row" spacing={6}>
      {field.options?.map(({ label, value }, index) => (
        <FormControlLabel
          key={label}
          label={label}
          control={
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              name={inputName(fieldKey, field)}
              value={value}
              defaultChecked={label === field.preset}
              autoComplete="off"
            />
          }
        />
      ))}
    </Stack>
  );
}

/** A checkbox with the question as its label. It is native, because MUI's shows its state only with JavaScript. */
export function CheckboxControl({ id, fieldKey, field }: ControlProps) {
  return (
    <FormControlLabel
      label={field.label}
      control={
        <input
          type="checkbox"
          id={id}
          name={inputName(fieldKey, field)}
          value={ticked}
          autoComplete="off"
        />
      }
      sx={{ alignItems: 'start', gap: 3, maxWidth: '44rem', fontSize: 'body2.fontSize' }}
    />
  );
}
