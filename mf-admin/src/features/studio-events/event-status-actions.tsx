import { updateStudioEventStatus } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { ErrorNotice } from '../../components/feedback/error-notice';

export interface EventStatusActionsProps {
  event: Pick<StudioEvent, 'id' | 'title' | 'status' | 'endDate'>;
  onMoved: () => void;
}

/** What the owner may do to an event's status; open pages of guests hear of it at once. */
export function EventStatusActions({ event, onMoved }: EventStatusActionsProps) {
  const [isCancelling, setCancelling] = useState(false);
  const moving = useMutation({
    ...updateStudioEventStatus(event.id),
    onSuccess: () => {
      setCancelling(false);
      onMoved();
    },
  });
  const { mutate, isPending, error, variables, reset } = moving;
  const [seenAt] = useState(() => Date.now());
  const isOver = Date.parse(event.endDate) <= seenAt;
  return (
    <>
      {TRANSITIONS.filter(({ from }) => from === event.status && !(isOver && isReversal(from))).map(
        ({ to, label }) => (
          <TextButton key={to} isBusy={isPending && variables === to} onClick={() => mutate(to)}>
            {label}
          </TextButton>
        ),
      )}
      {(event.status === 'scheduled' || event.status === 'live') && (
        <TextButton
          onClick={() => {
            // What another move has come to is not what this one does.
            reset();
            setCancelling(true);
          }}
        >
          Cancel event
        </TextButton>
      )}
      {!isCancelling && <ErrorNotice title="The status was not changed." failure={error} />}
      <ConfirmDialog
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        title={`Cancel ${event.title}?`}
        confirmLabel="Cancel event"
        busyLabel="Cancelling..."
        mutation={moving}
        failureTitle="The event was not cancelled."
        onConfirm={() => mutate('cancelled')}
      >
        Guests see at once that it is cancelled. It stays in the lists, and can be scheduled again while its
        time is not over.
      </ConfirmDialog>
    </>
  );
}

const TRANSITIONS: readonly { from: StudioEvent['status']; to: StudioEvent['status']; label: string }[] = [
  { from: 'scheduled', to: 'live', label: 'Go live' },
  { from: 'live', to: 'completed', label: 'End' },
  { from: 'completed', to: 'live', label: 'Go live again' },
  { from: 'cancelled', to: 'scheduled', label: 'Schedule again' },
];

/** What was ended or cancelled by mistake is taken back only while its time is not over. */
const isReversal = (from: StudioEvent['status']): boolean => from === 'completed' || from === 'cancelled';
