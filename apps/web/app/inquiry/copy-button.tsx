import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';

import { useState } from 'react';

export type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  /** Said once it is done. */
  readonly copied: string;
};

/** Puts a text on the clipboard and says so. Where the browser refuses, the text is shown, to be copied by hand. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Some browsers built into other apps have no clipboard at all.
      setOutcome('refused');
    }
  };
  return (
    <div>
      <Button variant="outlined" onClick={() => void copy()}>
        {label}
      </Button>
      <div role="status">{outcome === 'copied' && copied}</div>
      {outcome === 'refused' && <Text>{text}</Text>}
    </div>
  );
}

const Text = styled('pre')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
