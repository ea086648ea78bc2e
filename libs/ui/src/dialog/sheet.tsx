import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { closeOnEscape } from './close-on-escape';
import styles from './sheet.module.css';
import { useDialogFocus } from './use-dialog-focus';

export interface SheetProps {
  isOpen: boolean;
  /** Called by Close, Escape or a click on the scrim. */
  onClose: () => void;
  title: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A sheet along the right edge, as high as the viewport. Full width on phones. */
export function Sheet({ isOpen, ...sheet }: SheetProps) {
  return isOpen && <SheetContent {...sheet} />;
}

function SheetContent({ onClose, title, footer, children }: Omit<SheetProps, 'isOpen'>) {
  const focus = useDialogFocus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content
            {...focus}
            onKeyDown={closeOnEscape(onClose)}
            className={styles.sheet}
            aria-describedby={undefined}
          >
            <header className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              <Radix.Close className={styles.close}>Close</Radix.Close>
            </header>
            <div className={styles.body}>{children}</div>
            {footer && <footer className={styles.foot}>{footer}</footer>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
