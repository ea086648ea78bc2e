import { Dialog as Radix } from 'radix-ui';
import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import styles from './lightbox.module.css';
import { useDialogFocus } from './use-dialog-focus';
import { usePictureGestures, useZoom } from './use-picture-gestures';

export interface LightboxProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is seen, for assistive technology: the work's title. */
  label: string;
  /** The picture. It is fitted into the room, never cropped, and nothing is set over it. */
  children: ReactNode | ((isZoomed: boolean) => ReactNode);
  /** Words at the foot, left: `Print, 1 of 2`. */
  caption?: ReactNode;
  /** Given only where there is more than one picture; arrow keys and swipes do the same. */
  onPrevious?: () => void;
  onNext?: () => void;
  /**
   * Pixels of the widest file. Given, the words Zoom and Fit or a press on the picture change between the whole picture and
   * its actual size, which is moved by dragging, scrolling or the arrow keys.
   */
  actualWidth?: number;
  /** Given, the way back stands in these words at the head instead of Close at the foot, with something at its right. */
  head?: { back: string; aside?: ReactNode };
  /** Words of the page's own, before Previous and Next. */
  actions?: ReactNode;
  /** Stands beside the picture, beneath it where the window is narrow. Its keys are its own. */
  aside?: ReactNode;
  /** What takes the focus on closing, where that is not what opened the room. */
  returnTo?: () => HTMLElement | null;
}

/** The dark room: one picture, its caption and the words Previous, Next, Zoom, Close beneath. */
export function Lightbox({ isOpen, ...room }: LightboxProps) {
  return isOpen && <LightboxContent {...room} />;
}

function LightboxContent({
  onClose,
  label,
  children,
  caption,
  onPrevious,
  onNext,
  actualWidth,
  head,
  actions,
  aside,
  returnTo,
}: Omit<LightboxProps, 'isOpen'>) {
  const focus = useDialogFocus(returnTo);
  const plate = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const { isZoomed, fit, toggle, moveByKey } = useZoom(plate);
  const turn = (way?: () => void) => {
    if (way) fit();
    way?.();
  };
  const gestures = usePictureGestures(plate, {
    isZoomed,
    onSwipe: (way) => turn(way === 'left' ? onNext : onPrevious),
    onPress: actualWidth === undefined ? undefined : toggle,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Node && side.current?.contains(event.target)) return;
    if (isZoomed) moveByKey(event);
    else if (event.key === 'ArrowLeft') turn(onPrevious);
    else if (event.key === 'ArrowRight') turn(onNext);
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          className={styles.room}
          data-theme="dark"
          data-head={head ? '' : undefined}
          data-aside={aside ? '' : undefined}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
        >
          <Radix.Title className="visually-hidden">{label}</Radix.Title>
          {head && (
            <div className={styles.head}>
              <Radix.Close className={styles.back}>{head.back}</Radix.Close>
              {head.aside}
            </div>
          )}
          <div
            {...gestures}
            ref={plate}
            className={styles.plate}
            data-zoomed={isZoomed || undefined}
            data-zoomable={actualWidth !== undefined || undefined}
            style={actualWidthStyle(actualWidth)}
            // What scrolls must be reachable by keyboard, and then it needs a name.
            {...(isZoomed ? { role: 'region', tabIndex: 0, 'aria-label': label } : {})}
          >
            {typeof children === 'function' ? children(isZoomed) : children}
          </div>
          <div className={styles.foot}>
            <span className={styles.caption} aria-live="polite">
              {caption}
            </span>
            <span className={styles.words}>
              {actions}
              {onPrevious && (
                <button type="button" className={styles.word} onClick={() => turn(onPrevious)}>
                  Previous
                </button>
              )}
              {onNext && (
                <button type="button" className={styles.word} onClick={() => turn(onNext)}>
                  Next
                </button>
              )}
              {actualWidth !== undefined && (
                <button type="button" className={styles.word} onClick={() => toggle()}>
                  {isZoomed ? 'Fit' : 'Zoom'}
                </button>
              )}
              {!head && <Radix.Close className={styles.word}>Close</Radix.Close>}
            </span>
          </div>
          {aside && (
            <div ref={side} className={styles.aside}>
              {aside}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function actualWidthStyle(width: number | undefined): CSSProperties | undefined {
  if (width === undefined) return undefined;
  const variables: Record<string, string> = { '--actual': `${width}px` };
  return variables;
}
