import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

export type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  /** Announced after copying. */
  readonly copied: string;
};

/** Copies a text, and says so until the text changes. Shows it to copy by hand if the browser denies the clipboard. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  /** Null if the browser denied access. */
  const [copiedText, setCopiedText] = useState<string | null>();
  const copy = async () => {
    // So that a second copy is announced too.
    setCopiedText(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setCopiedText(text);
    } catch {
      // Some in-app browsers have no clipboard API.
      setCopiedText(null);
    }
  };
  return (
    <div>
      <Button variant="outline" onClick={() => void copy()}>
        {label}
      </Button>
      <div role="status">{copiedText === text && copied}</div>
      {copiedText === null && <Text>{text}</Text>}
    </div>
  );
}

const Text = styled('pre')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
