import Button from '@mui/material/Button';

/** Prints the page. Shown only with a reference, which only a running application has. */
export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button variant="outlined" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
