import { useState } from 'react';
import { TextButton } from './text-button';
import styles from './copy-button.module.css';

export interface CopyButtonProps {
  text: string;
  /** `Copy command`. */
  children: string;
}

/**
 * Copies a text to the clipboard, and says whether that worked. The text is beside it for those whose browser forbids
 * it.
 */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = () =>
    writeClipboard(text).then(
      () => setSaid('Copied.'),
      () => setSaid('Could not copy. Select the text and copy it yourself.'),
    );
  return (
    <p className={styles.copy}>
      <TextButton onClick={() => void copy()}>{children}</TextButton>
      <output>{said}</output>
    </p>
  );
}

/** Browsers have no clipboard on pages served without TLS; that is a refusal like any other. */
async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
