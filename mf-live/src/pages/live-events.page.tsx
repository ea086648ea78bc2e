import { usePageTitle } from '@gallery/session';
import { eventsQuery, type EventListStatus } from '@gallery/api-client';
import type { EventRecord } from '@gallery/contracts';
import { EmptyState, ErrorState, LoadingState, Page, PageHeading } from '@gallery/ui';
import { Tabs } from '@gallery/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SelectAnEvent } from '../features/events/event-details';
import { EventList } from '../features/events/event-list';
import { LiveHero } from '../features/events/live-hero';
import { useLiveRoom } from '../features/live-room/use-live-room';
import { hasEntered } from '../entered-events';
import { EVENT_REFETCH_INTERVAL_MS } from '../event-refetch-interval';
import styles from './live-events.page.module.css';

/** Live, upcoming and past events. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const lists = {
    live: useQuery({ ...eventsQuery('live'), refetchInterval: EVENT_REFETCH_INTERVAL_MS }),
    scheduled: useQuery({ ...eventsQuery('scheduled'), refetchInterval: EVENT_REFETCH_INTERVAL_MS }),
    completed: useQuery({ ...eventsQuery('completed'), refetchInterval: EVENT_REFETCH_INTERVAL_MS }),
  };
  const first = lists.live.data?.[0] ?? null;
  // Guests with a pass join the room and see its count at once; others that of the list, which is seconds old.
  const { room } = useLiveRoom({
    eventId: first?.id ?? null,
    status: 'live',
    isOpen: first !== null && hasEntered(first.id),
  });
  usePageTitle('Live Events');

  const show = (changes: Record<string, string>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <Page isPadded>
      <div className={styles.page}>
        <PageHeading>Live Events</PageHeading>
        <Tabs
          label="Live events"
          selected={parseEventTab(query.get('tab'))}
          onSelect={(key) => show({ tab: key })}
          tabs={EVENT_TABS.map(({ key, label, list, empty }) => ({
            key,
            label,
            content: (
              <EventTab
                events={lists[list].data}
                hasFailed={lists[list].isError}
                onRetry={() => void lists[list].refetch()}
                empty={empty}
                hero={list === 'live' && first && <LiveHero event={first} viewers={room.viewers} />}
                chosenId={query.get('event')}
                onSelect={(id) => show({ event: id })}
              />
            ),
          }))}
        />
      </div>
    </Page>
  );
}

interface EventTabProps {
  /** Undefined while loading. */
  events: readonly EventRecord[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Shown when there are none. */
  empty: string;
  /** The first event, larger than the others and with its own details. */
  hero: ReactNode;
  /** From the address; may belong to another tab. */
  chosenId: string | null;
  onSelect: (id: string) => void;
}

/** The events of one tab. */
function EventTab({ events, hasFailed, onRetry, empty, hero, chosenId, onSelect }: EventTabProps) {
  if (!events && hasFailed) {
    return <ErrorState onRetry={onRetry}>The events could not be loaded.</ErrorState>;
  }
  if (!events) return <LoadingState>Loading events...</LoadingState>;
  if (events.length === 0)
    return (
      <>
        <EmptyState>{empty}</EmptyState>
        <SelectAnEvent>Another tab may have one.</SelectAnEvent>
      </>
    );
  const listed = hero ? events.slice(1) : events;
  const chosen = listed.find(({ id }) => id === chosenId) ?? (hero ? null : listed[0]);
  return (
    <>
      {hero}
      {listed.length > 0 && <EventList events={listed} selectedId={chosen?.id ?? null} onSelect={onSelect} />}
    </>
  );
}

/** The lists of events: tabs, and names in the address. */
const EVENT_TABS = [
  { key: 'live', label: 'Live', list: 'live', empty: 'No Live Events' },
  { key: 'upcoming', label: 'Upcoming', list: 'scheduled', empty: 'No Scheduled Events' },
  { key: 'past', label: 'Past', list: 'completed', empty: 'No Past Events' },
] as const satisfies readonly { key: string; label: string; list: EventListStatus; empty: string }[];

type EventTabKey = (typeof EVENT_TABS)[number]['key'];

/** The tab named by the address; default: Live. */
const parseEventTab = (named: string | null): EventTabKey =>
  EVENT_TABS.find(({ key }) => key === named)?.key ?? 'live';
