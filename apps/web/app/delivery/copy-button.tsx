import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

export type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  /** Announced after copying. */
  readonly copied: string;
};

/** Copies a text and announces it. If the browser denies access to the clipboard, shows the text to copy by hand. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'denied'>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Some in-app browsers have no clipboard API.
      setOutcome('denied');
    }
  };
  return (
    <div>
      <Button variant="outline" onClick={() => void copy()}>
        {label}
      </Button>
      <div role="status">{outcome === 'copied' && copied}</div>
      {outcome === 'denied' && <Text>{text}</Text>}
    </div>
  );
}

const Text = styled('pre')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
