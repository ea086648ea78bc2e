import { Notice } from '@gallery/ui';
import type { ReactNode } from 'react';
import { TextButton } from '../actions/text-button';

export interface ConflictNoticeProps {
  /** What someone else has changed: `order`. */
  subject?: string;
  /** Puts the current record into the form, instead of what was entered. */
  onTake?: () => void;
  /** What they changed, and what can be done. */
  children?: ReactNode;
}

/** Shown when someone else saved first. What was entered stays. */
export function ConflictNotice({ subject, onTake, children }: ConflictNoticeProps) {
  const changed = subject === undefined ? 'this' : `this ${subject}`;
  return (
    <Notice tone="warning" isAnswer title={`Someone else just edited ${changed}.`}>
      {children}
      {onTake && (
        <>
          Your changes are still here. Save again to keep your version, or{' '}
          <TextButton onClick={onTake}>load theirs</TextButton>
        </>
      )}
    </Notice>
  );
}
