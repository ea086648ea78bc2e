import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './lightbox.module.css';
import { useOpener } from './use-opener';

export interface LightboxProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is seen, for assistive technology: the work's title. */
  label: string;
  /** The picture. It is fitted into the room, never cropped, and nothing is set over it. */
  children: ReactNode;
  /** Words at the foot, left: `Print, 1 of 2`. */
  caption?: ReactNode;
  /** Given only where there is more than one picture; arrow keys do the same. */
  onPrevious?: () => void;
  onNext?: () => void;
}

/** The dark room: one picture, its caption and the words Previous, Next, Close beneath. */
export function Lightbox({ isOpen, ...room }: LightboxProps) {
  return isOpen && <Room {...room} />;
}

function Room({ onClose, label, children, caption, onPrevious, onNext }: Omit<LightboxProps, 'isOpen'>) {
  const focus = useOpener();
  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') onPrevious?.();
    if (event.key === 'ArrowRight') onNext?.();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          className={styles.room}
          data-room="dark"
          aria-describedby={undefined}
          onKeyDown={turnByKey}
        >
          <Radix.Title className="visually-hidden">{label}</Radix.Title>
          <div className={styles.plate}>{children}</div>
          <div className={styles.foot}>
            <span className={styles.caption}>{caption}</span>
            <span className={styles.words}>
              {onPrevious && (
                <button type="button" className={styles.word} onClick={onPrevious}>
                  Previous
                </button>
              )}
              {onNext && (
                <button type="button" className={styles.word} onClick={onNext}>
                  Next
                </button>
              )}
              <Radix.Close className={styles.word}>Close</Radix.Close>
            </span>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
