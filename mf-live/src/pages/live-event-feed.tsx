import { eventQuery, guestPassQuery, isApiError } from '@gallery/api-client';
import type { EventRecord } from '@gallery/contracts';
import { ButtonLink, Page, PageLoading, PageError } from '@gallery/ui';
import { saveVisitedEvent } from '@gallery/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FeedAdmissionForm } from '../features/feed/feed-admission-form';
import { useLiveRoom } from '../features/live-room/use-live-room';
import { forgetEntry, hasEntered, rememberEntry } from '../entered-events';
import { EVENT_REFETCH_INTERVAL_MS } from '../event-refetch-interval';
import { LiveEventRoom } from './live-event-room';

export interface LiveEventFeedProps {
  /** The event in the page's address: its id, or the gallery's for the current one. */
  address: string;
  event: EventRecord;
  /** The event has begun or is over: its record is an old one. */
  onChange: () => Promise<unknown>;
}

/** The gate, and behind it the room. */
export function LiveEventFeed({ address, event, onChange }: LiveEventFeedProps) {
  const [entry, setEntry] = useState({ name: '', email: '' });
  const [entrance, setEntrance] = useState<{ name: string; pass: string } | null>(null);
  const { data: pass, error, isPending, refetch } = useQuery(guestPassQuery(event.id));
  // Without a response, a guest who has entered before goes in: the photos ask for the pass again.
  const canEnter = Boolean(entrance ?? pass) || (error !== null && hasEntered(event.id));
  const live = useLiveRoom({
    eventId: event.id,
    status: event.status,
    isOpen: canEnter,
    pass: entrance?.pass,
  });
  const pushedStatus = live.room.status;
  const isIn = canEnter && !live.isPassRequired;
  const isShut = !isIn && !isPending;
  // Guests at the gate have no socket that tells them of its status.
  useQuery({ ...eventQuery(address), refetchInterval: isShut && EVENT_REFETCH_INTERVAL_MS });

  useEffect(() => {
    if (isIn) {
      rememberEntry(event.id);
      saveVisitedEvent(event.id);
    } else if (isShut && !error) forgetEntry(event.id);
  }, [event.id, isIn, isShut, error]);

  useEffect(() => {
    if (pushedStatus !== null && pushedStatus !== event.status) void onChange();
  }, [pushedStatus, event.status, onChange]);

  const enter = (given: string) => {
    setEntrance({ name: entry.name, pass: given });
    live.resume();
    void refetch();
  };

  if (isApiError(error, 'vip_only')) return <VipOnly said={error.serverMessage} />;
  if (isPending && !isIn) {
    return <PageLoading title={event.title}>Loading live event...</PageLoading>;
  }
  return (
    <Page>
      {isShut && <FeedAdmissionForm event={event} fields={entry} onChange={setEntry} onAdmitted={enter} />}
      {/* When the gate returns, the room stays mounted behind it. */}
      <div hidden={!isIn}>
        {(isIn || live.room.revision !== null) && (
          <LiveEventRoom
            event={event}
            live={live}
            pass={pass ?? null}
            guestName={pass?.name ?? entrance?.name ?? ''}
            isIn={isIn}
          />
        )}
      </div>
    </Page>
  );
}

function VipOnly({ said: message }: { said: string | null }) {
  return (
    <PageError detail={message} action={<ButtonLink to="/">Return Home</ButtonLink>}>
      VIP Event
    </PageError>
  );
}
