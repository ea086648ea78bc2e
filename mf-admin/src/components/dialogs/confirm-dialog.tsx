import { Button } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import type { ReactNode } from 'react';
import styles from './confirm-dialog.module.css';
import { ErrorNotice } from '../feedback/error-notice';

export interface ConfirmDialogProps {
  /** Default true, where it is not there while it is closed. */
  isOpen?: boolean;
  /** Closed without doing it; not asked while it is being done. */
  onClose: () => void;
  /** The question: `Delete Inside Voice?`. */
  title: string;
  /** What will happen and whether it can be undone, and fields if it needs any. */
  children: ReactNode;
  /** The word on the button: `Delete`. */
  confirmLabel: string;
  /** The word while it is being done: `Deleting...`. */
  busyLabel?: string;
  /** `ink` for what takes nothing away. */
  tone?: 'destructive' | 'ink';
  isBusy: boolean;
  /** What the last attempt threw. */
  failure: Error | null;
  /** Before the failure's sentence: `Error deleting artwork`. */
  failureTitle: string;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. Red fills a button only here; the way out has the same size. */
export function ConfirmDialog({
  isOpen = true,
  onClose,
  title,
  children,
  confirmLabel: confirmWord,
  busyLabel: busyWord,
  tone = 'destructive',
  isBusy,
  failure,
  failureTitle,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isBusy && onClose()}
      title={title}
      footer={
        <div className={styles.answers}>
          <Button size="dense" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="dense"
            variant="filled"
            tone={tone}
            isBusy={isBusy}
            busyText={busyWord}
            onClick={onConfirm}
          >
            {confirmWord}
          </Button>
        </div>
      }
    >
      <div className={styles.text}>{children}</div>
      <ErrorNotice title={failureTitle} failure={failure} />
    </Dialog>
  );
}
