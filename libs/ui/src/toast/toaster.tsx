import { Toast as Radix } from 'radix-ui';
import styles from './toaster.module.css';

/** Pixels of travel to the right that throw a toast away. */
const SWIPE_THRESHOLD = 50;

export interface ToastData {
  /** Distinguishes one notice from the next with the same words. */
  id: string;
  title: string;
  description?: string;
  /** `destructive`: a red dot and a red line, read out at once. */
  tone: 'default' | 'destructive';
  /** Milliseconds on show; the clock stops under pointer or focus. */
  durationMs: number;
  isOpen: boolean;
}

export interface ToasterProps {
  /** The one visible notice (one at once); a newer one takes its place. */
  toast: ToastData | null;
  /** Closed by word, by swipe, by Escape or because its time is over. */
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
          <Radix.Close className={styles.close}>Close</Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className={styles.viewport} hotkey={['F8']} />
    </Radix.Provider>
  );
}
