import type { LiveMessage } from '@gallery/contracts';

/** How far an event is: what a room is measured by. */
export interface EventProgress {
  id: string;
  revision: number;
  photoSeq: number;
  status: Extract<LiveMessage, { type: 'event_changed' }>['status'];
}
