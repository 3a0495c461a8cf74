import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** MUI's components without props for styling: the theme styles them. */
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

export const TabBar: StoryObj = {
  render: () => (
    <Tabs value={0} aria-label="Two tabs">
      <Tab label="The first" />
      <Tab label="The second" />
    </Tabs>
  ),
};

export const Tables: StoryObj = {
  render: () => (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>What</TableCell>
          <TableCell>How long</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>An answer</TableCell>
          <TableCell>24 hours</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};

export const OpenDialog: StoryObj = {
  render: () => (
    <Dialog open aria-labelledby="material-dialog">
      <DialogTitle id="material-dialog">A question</DialogTitle>
      <DialogContent>Do you want to go on?</DialogContent>
      <DialogActions>
        <Button variant="outline">Go back</Button>
        <Button>Go on</Button>
      </DialogActions>
    </Dialog>
  ),
};

export const PageNumbers: StoryObj = { render: () => <Pagination count={5} page={2} /> };
