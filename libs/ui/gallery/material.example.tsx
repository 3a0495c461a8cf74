import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
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
import Typography from '@mui/material/Typography';
import { useState } from 'react';

// MUI's components without props for styling: the theme styles them.

export const buttons = (
  <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
    <Button>Plain</Button>
    <Button color="secondary">Secondary</Button>
    <Button color="error">Error</Button>
    <Button disabled>Disabled</Button>
  </Stack>
);

export const textFields = (
  <Stack spacing={6}>
    <TextField id="material-name" label="Name" defaultValue="Ada" helperText="As you like." />
    <TextField id="material-mail" label="Email" error helperText="Email is required!" />
  </Stack>
);

export const alerts = (
  <Stack spacing={3}>
    {(['error', 'warning', 'info', 'success'] as const).map((severity) => (
      <Alert key={severity} severity={severity} role="note">
        Something to know: {severity}.
      </Alert>
    ))}
  </Stack>
);

export const chips = (
  <Stack direction="row" spacing={3}>
    <Chip label="Partner Violence" />
    <Chip label="With an edge" variant="outlined" />
  </Stack>
);

export const card = (
  <Card>
    <CardContent>
      <Typography variant="h3" component="p">
        A card
      </Typography>
      <Typography>Lies flat on the page.</Typography>
    </CardContent>
    <CardActions>
      <Button variant="text">Read more</Button>
    </CardActions>
  </Card>
);

export const tabs = (
  <Tabs value={0} aria-label="Two tabs">
    <Tab label="The first" />
    <Tab label="The second" />
  </Tabs>
);

export const table = (
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
);

export const dialog = <OpenDialog />;

export const pagination = <Pagination count={5} page={2} />;

/** Rendered in its frame: MUI hides the siblings of a dialog from screen readers, which would be the gallery. */
function OpenDialog() {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div ref={setFrame} style={{ minHeight: '16rem' }}>
      {frame && (
        <Dialog
          open
          container={frame}
          disableAutoFocus
          disableEnforceFocus
          disableScrollLock
          aria-labelledby="material-dialog"
        >
          <DialogTitle id="material-dialog">A question</DialogTitle>
          <DialogContent>Do you want to go on?</DialogContent>
          <DialogActions>
            <Button variant="outlined">Go back</Button>
            <Button>Go on</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
