import { Button, ErrorState, LoadingState } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import type { ReactNode } from 'react';

export interface LoadingDialogProps {
  title: string;
  onClose: () => void;
  /** What is said in place of the form when it cannot come; null while it may. */
  failed: string | null;
  onRetry: () => void;
  /** What is said while it is on its way: `Loading artwork...`. */
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
