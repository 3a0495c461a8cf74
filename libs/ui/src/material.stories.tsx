import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Components of MUI that need no wrapper of ours, because the theme alone styles them. */
export default { title: 'Material UI' } satisfies Meta;

export const Buttons: StoryObj = {
  render: () => (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
      <Button>Filled</Button>
      <Button variant="outline">Outline</Button>
      <Button variant="quiet">Quiet</Button>
      <Button href="#link">Link</Button>
    </Stack>
  ),
};

export const TextFields: StoryObj = {
  render: () => (
    <Stack spacing={6}>
      <TextField id="material-name" label="Name" defaultValue="Ada" helperText="As you like." />
      <TextField id="material-mail" label="Email" error helperText="Email is required!" />
    </Stack>
  ),
};
