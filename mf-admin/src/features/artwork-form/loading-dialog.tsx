import { Button, ErrorState, LoadingState } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import type { ReactNode } from 'react';

export interface LoadingDialogProps {
  title: string;
  onClose: () => void;
  /** Shown in place of the form when it cannot be loaded; null while it may be. */
  failed: string | null;
  onRetry: () => void;
  /** Shown while it loads: `Loading artwork...`. */
  children: ReactNode;
}

/** A form's dialog before there is a form. */
export function LoadingDialog({ title, onClose, failed, onRetry, children }: LoadingDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} width="checkout">
      {failed === null ? (
        <LoadingState>{children}</LoadingState>
      ) : (
        <ErrorState
          action={
            <Button size="dense" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {failed}
        </ErrorState>
      )}
    </Dialog>
  );
}
