import FormControlLabel from '@mui/material/FormControlLabel';
import { inputName, ticked } from '@lawyers/domain';
import type { ControlProps } from './control-props';

/** A checkbox with the question as its label. It is native, like `RadioControl`. */
export function CheckboxControl({ id, fieldKey, field }: ControlProps) {
  return (
    <FormControlLabel
      label={field.label}
      control={<input type="checkbox" id={id} name={inputName(fieldKey, field)} value={ticked} />}
      sx={{ alignItems: 'start', gap: 3, maxWidth: '44rem', fontSize: 'body2.fontSize' }}
    />
  );
}
