import type { ComponentPropsWithRef } from 'react';
import { buttonClass, type ButtonStyle } from './button-style';
import styles from './button.module.css';

export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'>, ButtonStyle {
  /** Default `button`, so that no form is submitted by accident. */
  type?: 'button' | 'submit';
  /** The action is running: the button shows `busyText`, keeps its width and ignores clicks. */
  isBusy?: boolean;
  /** Label while busy, such as `SENDING...`; default: the label. */
  busyText?: string;
}

/** A button. One filled button per view; for links use `ButtonLink`. */
export function Button({
  variant,
  tone,
  size,
  isWide,
  isBusy = false,
  busyText,
  disabled,
  children,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass({ variant, tone, size, isWide })}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {busyText === undefined ? (
        children
      ) : (
        // Both labels share one grid cell, so the wider one sets the width.
        <span className={styles.busyLabels}>
          <span className={styles.busyLabel} aria-hidden={isBusy} data-hidden={isBusy || undefined}>
            {children}
          </span>
          <span className={styles.busyLabel} aria-hidden={!isBusy} data-hidden={!isBusy || undefined}>
            {busyText}
          </span>
        </span>
      )}
    </button>
  );
}
