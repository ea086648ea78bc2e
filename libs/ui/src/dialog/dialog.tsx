import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { closeOnEscape } from './close-on-escape';
import styles from './dialog.module.css';
import { useDialogFocus } from './use-dialog-focus';

export interface DialogProps {
  isOpen: boolean;
  /**
   * Called by Close, Escape or a click on the scrim. Without it only the content closes the dialog, and the page is
   * hidden.
   */
  onClose?: () => void;
  title: ReactNode;
  /** Read out after the title; shown below it. */
  description?: ReactNode;
  /** `access` 480 px, `checkout` 760 px, `wide` as wide as the window up to 1600 px; all full screen below 768. */
  width?: 'access' | 'checkout' | 'wide';
  /** `plain` for a title that is specified in upper case: small, tracked and without a rule, above tabs. */
  head?: 'ruled' | 'plain';
  /** Stays at the bottom while the content scrolls: the total and the action. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog. Focus stays inside and returns afterwards; Escape closes. */
export function Dialog({ isOpen, ...sheet }: DialogProps) {
  return isOpen && <DialogContent {...sheet} />;
}

function DialogContent({
  onClose,
  title,
  description,
  width = 'access',
  head = 'ruled',
  footer,
  children,
}: Omit<DialogProps, 'isOpen'>) {
  const focus = useDialogFocus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} data-head={head} data-covers={!onClose || undefined}>
          <Radix.Content
            {...focus}
            onKeyDown={closeOnEscape(onClose)}
            className={styles.sheet}
            data-width={width}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <header className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {onClose && <Radix.Close className={styles.close}>Close</Radix.Close>}
            </header>
            <div className={styles.body}>
              {description && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
              {children}
            </div>
            {footer && <footer className={styles.foot}>{footer}</footer>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
