import { Dialog as Radix } from 'radix-ui';
import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import styles from './lightbox.module.css';
import { useDialogFocus } from './use-dialog-focus';
import { usePictureGestures, useZoom } from './use-picture-gestures';

export interface LightboxProps {
  isOpen: boolean;
  onClose: () => void;
  /** Label for assistive technology: the artwork's title. */
  label: string;
  /** The picture, fitted and never cropped; nothing is placed over it. */
  children: ReactNode | ((isZoomed: boolean) => ReactNode);
  /** Text at the bottom left: `Print, 1 of 2`. */
  caption?: ReactNode;
  /** Only with more than one picture; arrow keys and swipes do the same. */
  onPrevious?: () => void;
  onNext?: () => void;
  /**
   * Width of the widest file in pixels. Enables Zoom and Fit, by button or by a click on the picture: between fitted
   * and actual size, which is moved by dragging, scrolling or the arrow keys.
   */
  actualWidth?: number;
  /** Puts a back button with this label at the top instead of Close at the bottom, with something to its right. */
  head?: { back: string; aside?: ReactNode };
  /** The page's own text, before Previous and Next. */
  actions?: ReactNode;
  /** Beside the picture, below it and its caption on narrow screens. Handles its own keys. */
  aside?: ReactNode;
  /** What gets the focus on closing, if not what opened the lightbox. */
  returnTo?: () => HTMLElement | null;
}

/** The lightbox: one picture on dark, its caption and Previous, Next, Zoom, Close. */
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
            // A scrollable region must be focusable, and then it needs a label.
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
                <button type="button" className={styles.word} data-turn onClick={() => turn(onPrevious)}>
                  Previous
                </button>
              )}
              {onNext && (
                <button type="button" className={styles.word} data-turn onClick={() => turn(onNext)}>
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
