import { Button, Notice } from '@gallery/ui';
import type { ReactNode } from 'react';

export interface ConflictNoticeProps {
  /** What somebody else has changed: `order`. */
  subject?: string;
  /** Puts the current record into the form, instead of what was entered. */
  onTake?: () => void;
  /** What they changed, and what can be done. */
  children?: ReactNode;
}

/** Somebody else was faster. What was entered stays. */
export function ConflictNotice({ subject, onTake, children }: ConflictNoticeProps) {
  const changed = subject === undefined ? 'this' : `this ${subject}`;
  return (
    <Notice tone="warning" isAnswer title={`Somebody else has changed ${changed} meanwhile.`}>
      {children}
      {onTake && (
        <>
          What you entered is still here: save again to let it hold, or{' '}
          <Button variant="text" onClick={onTake}>
            take what is there now
          </Button>
        </>
      )}
    </Notice>
  );
}
