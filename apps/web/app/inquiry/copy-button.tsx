import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

export type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  /** The text that is announced after copying. */
  readonly copied: string;
};

/**
 * A button that copies a text, and confirms it until the text changes. If the browser denies access to the clipboard,
 * or has none, the text is shown, so that the visitor can copy it by hand.
 */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  /**
   * The text that was copied last; null if the browser denied access or has no clipboard; undefined before the first
   * copy, and while one is made.
   */
  const [copiedText, setCopiedText] = useState<string | null>();
  const copy = async () => {
    // Clears the confirmation, so that a second copy is announced, too.
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
