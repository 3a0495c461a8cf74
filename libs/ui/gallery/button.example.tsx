import Button from '@mui/material/Button';

export const contained = <Button>Send</Button>;

export const outlined = <Button variant="outlined">Copy the reference</Button>;

export const text = <Button variant="text">Change</Button>;

export const asLink = <Button href="#asLink">Go to Home</Button>;
