import Button from '@mui/material/Button';

/** Prints the page. Shown only with a reference, so it is always rendered by React in the browser. */
export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button variant="outline" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
