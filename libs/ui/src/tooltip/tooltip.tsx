import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

/** How long the pointer rests on a control before its tooltip shows. */
const DELAY_MS = 700;
/** How long after one tooltip the next one shows at once. */
const SKIP_DELAY_MS = 300;

/** Wraps everything with tooltips: it knows whether one was just shown. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps {
  /** A short hint. Never the only place for information: touch screens have no tooltips. */
  text: ReactNode;
  /** A link or a button, so that it can be focused. */
  children: ReactElement;
}

/** A hint beside a control, on hover after a delay or on focus; Escape hides it. */
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
