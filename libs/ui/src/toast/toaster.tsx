import { Toast as Radix } from 'radix-ui';
import styles from './toaster.module.css';

/** How far a swipe to the right must go to dismiss a toast. */
const SWIPE_THRESHOLD = 50;

export interface ToastData {
  /** Distinguishes one toast from the next with the same text. */
  id: string;
  title: string;
  description?: string;
  /** `destructive`: a red dot and a red line, announced at once. */
  tone: 'default' | 'destructive';
  /** How long it stays; paused by pointer or focus. */
  durationMs: number;
  /** A dialog opens next: the toast appears where it does not have to move for it. */
  precedesDialog?: boolean;
  isOpen: boolean;
  /** A button that does this and closes the toast. */
  action?: { label: string; onPress: () => void };
}

export interface ToasterProps {
  /** The one visible toast; a newer one replaces it. */
  toast: ToastData | null;
  /** Closed by its button, a swipe, Escape or its timeout. */
  onDismiss: (id: string) => void;
}

/** Bottom right, one at a time, F8 moves the focus to it, a swipe to the right closes it. */
export function Toaster({ toast: notice, onDismiss }: ToasterProps) {
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {notice && (
        <Radix.Root
          key={notice.id}
          open={notice.isOpen}
          onOpenChange={(open) => !open && onDismiss(notice.id)}
          type={notice.tone === 'destructive' ? 'foreground' : 'background'}
          duration={notice.durationMs}
          className={styles.toast}
          data-tone={notice.tone}
          data-precedes-dialog={notice.precedesDialog || undefined}
        >
          <div className={styles.words}>
            <Radix.Title className={styles.title}>
              {notice.tone === 'destructive' && <span className={styles.dot} aria-hidden="true" />}
              {notice.title}
            </Radix.Title>
            {notice.description && (
              <Radix.Description className={styles.description}>{notice.description}</Radix.Description>
            )}
          </div>
          <span className={styles.buttons}>
            {notice.action && (
              <Radix.Action
                className={styles.button}
                altText={notice.action.label}
                onClick={notice.action.onPress}
              >
                {notice.action.label}
              </Radix.Action>
            )}
            <Radix.Close className={styles.button}>Close</Radix.Close>
          </span>
        </Radix.Root>
      )}
      <Radix.Viewport className={styles.viewport} hotkey={['F8']} />
    </Radix.Provider>
  );
}
