import { useState } from 'react';
import { dayOf, type Day } from './days';

/** The day on which the page was opened, in UTC. */
export function useToday(): Day {
  const [today] = useState(() => dayOf(Date.now()));
  return today;
}
