import { Button } from '@gallery/ui';
import { lazy, Suspense, useState } from 'react';
import type { EventReminderProps } from './event-reminder-dialog';

const EventReminderDialog = lazy(() => import('./event-reminder-dialog'));

/** Opens the ways to be reminded of an event; their code loads then. */
export function EventReminder(event: EventReminderProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Set Reminder</Button>
      <Suspense>{isOpen && <EventReminderDialog {...event} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
