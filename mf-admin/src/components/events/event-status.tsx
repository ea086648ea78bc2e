import { updateStudioEventStatus } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Button, LiveBadge, StatusBadge } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { TextButton } from '../actions/text-button';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { ErrorNotice } from '../feedback/error-notice';

/** Scheduled, live, completed or cancelled. */
export function EventStatusBadge({ status }: Pick<StudioEvent, 'status'>) {
  if (status === 'live') return <LiveBadge />;
  return <StatusBadge color={STATUS_BADGES[status].color}>{STATUS_BADGES[status].label}</StatusBadge>;
}

const STATUS_BADGES = {
  scheduled: { label: 'Scheduled', color: 'pending' },
  completed: { label: 'Completed', color: 'completed' },
  cancelled: { label: 'Cancelled', color: 'cancelled' },
} as const;

interface EventStatusActionsProps {
  event: Pick<StudioEvent, 'id' | 'title' | 'status' | 'endDate'>;
  onMoved: () => void;
  /** Default `text`; `button` where the status is the page's main action: a button as wide as the page. */
  look?: 'text' | 'button';
}

/** What the owner may do to an event's status; guests' open pages show it at once. */
export function EventStatusActions({ event, onMoved, look = 'text' }: EventStatusActionsProps) {
  const [isCancelling, setCancelling] = useState(false);
  const moving = useMutation({
    ...updateStudioEventStatus(event.id),
    onSuccess: (_answer, { status }) => {
      setCancelling(false);
      showToast({ title: `${event.title} ${MOVED_LABELS[status]}`, description: 'Guests see it now.' });
      onMoved();
    },
  });
  const { mutate, isPending, error, variables, reset } = moving;
  const [seenAt] = useState(() => Date.now());
  const isOver = Date.parse(event.endDate) <= seenAt;
  const StatusButton = look === 'button' ? WideButton : TextButton;
  return (
    <>
      {TRANSITIONS.filter(({ from }) => from === event.status && !(isOver && isReversal(from))).map(
        ({ to, label }) => (
          <StatusButton
            key={to}
            isBusy={isPending && variables.status === to}
            onClick={() => mutate({ status: to })}
          >
            {label}
          </StatusButton>
        ),
      )}
      {(event.status === 'scheduled' || event.status === 'live') && (
        <TextButton
          onClick={() => {
            // Clears the result of an earlier move.
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
        onConfirm={() => mutate({ status: 'cancelled' })}
      >
        Guests see immediately that it is cancelled. It stays in the lists and can be scheduled again until
        its end time.
      </ConfirmDialog>
    </>
  );
}

const WideButton = (props: ComponentProps<typeof TextButton>) => (
  <Button {...props} variant="filled" isWide />
);

const TRANSITIONS: readonly { from: StudioEvent['status']; to: StudioEvent['status']; label: string }[] = [
  { from: 'scheduled', to: 'live', label: 'Go live' },
  { from: 'live', to: 'completed', label: 'End' },
  { from: 'completed', to: 'live', label: 'Go live again' },
  { from: 'cancelled', to: 'scheduled', label: 'Schedule again' },
];

/** What an event does now, after its status has changed. */
const MOVED_LABELS: Record<StudioEvent['status'], string> = {
  scheduled: 'is scheduled again',
  live: 'is live',
  completed: 'has ended',
  cancelled: 'is cancelled',
};

/** An event ended or cancelled by mistake can be restored only before its time is over. */
const isReversal = (from: StudioEvent['status']): boolean => from === 'completed' || from === 'cancelled';
