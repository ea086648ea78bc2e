import type { StaffPasswordLink } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useState } from 'react';
import { DateTime } from '../../components/text/date-time';
import styles from './staff.module.css';

export interface PasswordLinkDialogProps {
  /** Whose password is chosen by it. */
  username: string;
  link: StaffPasswordLink;
  onClose: () => void;
}

/** A link to choose a password by, which nobody can look up again. */
export function PasswordLinkDialog({
  username,
  link: { link, expiresAt },
  onClose,
}: PasswordLinkDialogProps) {
  const [label, setWord] = useState('Copy link');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setWord('Copied'),
      () => setWord('Select it and copy it by hand'),
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Password link for ${username}`}
      footer={
        <Button variant="filled" size="dense" onClick={() => void copy()}>
          {label}
        </Button>
      }
    >
      <p className={styles.link}>{link}</p>
      <p>
        It was mailed to {username} as well. Should the mail not come, hand it to them in person or by a way
        that only they read. It works once, until <DateTime at={expiresAt} />, and is not shown again.
      </p>
    </Dialog>
  );
}
