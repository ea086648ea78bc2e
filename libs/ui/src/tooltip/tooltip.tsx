import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

/** Milliseconds of rest on a control before its tooltip shows. */
const DELAY_MS = 700;
/** Milliseconds after one has gone in which the next one shows at once. */
const SKIP_DELAY_MS = 300;

/** Stands round all that may carry tooltips: it is what knows that one has just been shown. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps {
  /** A few words more. Nothing that is said nowhere else: fingers have no tooltips. */
  text: ReactNode;
  /** The control; a link or a button, so that the keyboard reaches it. */
  children: ReactElement;
}

/** A few words beside a control, after a rest of the pointer or at once with the focus; Escape takes them away. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} sideOffset={8} collisionPadding={16}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
