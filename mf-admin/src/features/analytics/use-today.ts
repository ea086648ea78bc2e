import { useState } from 'react';
import { toUtcDay, type UtcDay } from './utc-days';

/** The day on which the page was opened, in UTC. */
export function useToday(): UtcDay {
  const [today] = useState(() => toUtcDay(Date.now()));
  return today;
}
