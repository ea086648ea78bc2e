import { EmptyState } from '@gallery/ui';
import type { ReactNode } from 'react';

export interface EmptyFeedProps {
  status: 'live' | 'scheduled' | 'completed' | 'cancelled';
  /** The guest looks at their own photographs only. */
  isMine: boolean;
  action?: ReactNode;
}

/** Nothing hangs yet, or nothing ever will. */
export function EmptyFeed({ status, isMine, action }: EmptyFeedProps) {
  if (isMine) {
    return (
      <EmptyState
        detail="Show your code to the photographer: the pictures taken after it are yours."
        action={action}
      >
        No photos yet
      </EmptyState>
    );
  }
  switch (status) {
    case 'live':
      return <EmptyState detail="The first one appears here by itself.">Waiting for Photos</EmptyState>;
    case 'scheduled':
      return <EmptyState detail="They appear here once the event has begun.">No photos yet</EmptyState>;
    case 'completed':
    case 'cancelled':
      return <EmptyState detail="Nothing from this event is on show.">No Photos Available</EmptyState>;
  }
}
