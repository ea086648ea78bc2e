import { serverMessageOf, unregisterGuest } from '@gallery/api-client';
import type { EventRecord } from '@gallery/contracts';
import { Button, Notice } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';

export interface UnregisterPanelProps {
  /** From the emailed link. */
  token: string;
  /** Undefined while it cannot be loaded. */
  status: EventRecord['status'] | undefined;
}

/** Cancels a registration, or after the event its emails. By a button, because email scanners follow links. */
export function UnregisterPanel({ token, status }: UnregisterPanelProps) {
  const { mutate: unregister, data, isPending, error } = useMutation(unregisterGuest());
  if (data) return <Notice tone="success" title={data.message} />;
  const isUpcoming = status === 'scheduled';
  return (
    <div>
      <p>
        {isUpcoming
          ? 'Your place goes to the next guest on the waitlist.'
          : 'You will receive no more emails about this event. Your pass is not affected.'}
      </p>
      <Button variant="filled" isBusy={isPending} busyText="Sending..." onClick={() => unregister(token)}>
        {isUpcoming ? 'Cancel my registration' : 'Unsubscribe'}
      </Button>
      {error && (
        <Notice tone="warning" title="Your change was not saved">
          {serverMessageOf(error, 'Something went wrong. Please try again.')}
        </Notice>
      )}
    </div>
  );
}
