import { eventPassQuery, isApiError } from '@gallery/api-client';
import type { EventRecord } from '@gallery/contracts';
import { ButtonLink, ErrorState, LoadingState, Page } from '@gallery/ui';
import { noteLiveVisit } from '@gallery/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { eventTimes } from '../clock-time';
import { EntryGate } from '../features/feed/entry-gate';
import { useLiveRoom } from '../features/room/use-live-room';
import { forgetEntry, hasEntered, noteEntry } from '../live-access';
import { LiveEventRoom } from './live-event-room';

/** The gate, and behind it the room. */
export function LiveEventFeed({ event }: { event: EventRecord }) {
  const [entry, setEntry] = useState({ name: '', email: '' });
  const [entrance, setEntrance] = useState<{ name: string; pass: string } | null>(null);
  const { data: pass, error, isPending, refetch } = useQuery(eventPassQuery(event.id));
  // Without an answer, who has entered before goes in: the photographs ask for the pass again.
  const mayEnter = Boolean(entrance ?? pass) || (error !== null && hasEntered(event.id));
  const live = useLiveRoom({
    eventId: event.id,
    status: event.status,
    isOpen: mayEnter,
    pass: entrance?.pass,
  });
  const isIn = mayEnter && !live.isPassRequired;
  const isShut = !isIn && !isPending;

  useEffect(() => {
    if (isIn) {
      noteEntry(event.id);
      noteLiveVisit(event.id);
    } else if (isShut && !error) forgetEntry(event.id);
  }, [event.id, isIn, isShut, error]);

  const enter = (given: string) => {
    setEntrance({ name: entry.name, pass: given });
    live.goOn();
    void refetch();
  };

  if (isApiError(error, 'vip_only')) return <VipOnly said={error.serverMessage} />;
  if (isPending && !isIn) {
    return (
      <Page isPadded>
        <LoadingState>Loading live event...</LoadingState>
      </Page>
    );
  }
  return (
    <Page>
      {isShut && (
        <EntryGate
          eventId={event.id}
          title={event.title}
          detail={[event.location, eventTimes(event)].filter(Boolean).join(', ')}
          entry={entry}
          onChange={setEntry}
          onEnter={enter}
        />
      )}
      {/* Behind a gate that opened again the room stays as the guest left it. */}
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

function VipOnly({ said }: { said: string | null }) {
  return (
    <Page isPadded>
      <ErrorState
        heading="h1"
        detail={said}
        action={<ButtonLink render={(parts) => <Link to="/" {...parts} />}>Return Home</ButtonLink>}
      >
        VIP Event
      </ErrorState>
    </Page>
  );
}
