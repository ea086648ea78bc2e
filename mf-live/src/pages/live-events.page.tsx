import { usePageTitle } from '@gallery/session';
import { eventsQuery, type EventListStatus } from '@gallery/api-client';
import { LoadingState, Page, PageHeading } from '@gallery/ui';
import { Tabs } from '@gallery/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EventDetails } from '../features/events/event-details';
import { EventList } from '../features/events/event-list';
import { LiveHero } from '../features/events/live-hero';
import { useLiveRoom } from '../features/live-room/use-live-room';
import { hasEntered } from '../entered-events';
import styles from './live-events.page.module.css';

/** How often the lists are refetched: events start and end by themselves. */
const REFETCH_INTERVAL_MS = 10_000;

/** Live, upcoming and past events. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const lists = {
    live: useQuery({ ...eventsQuery('live'), refetchInterval: REFETCH_INTERVAL_MS }),
    scheduled: useQuery({ ...eventsQuery('scheduled'), refetchInterval: REFETCH_INTERVAL_MS }),
    completed: useQuery({ ...eventsQuery('completed'), refetchInterval: REFETCH_INTERVAL_MS }),
  };
  const first = lists.live.data?.[0] ?? null;
  const tab = parseEventTab(query.get('tab'));
  const all = EVENT_TABS.flatMap(({ list }) => lists[list].data ?? []);
  const selected = all.find(({ id }) => id === query.get('event')) ?? first;
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
        <PageHeading hasRule>Live Events</PageHeading>
        {/* The live event is above the lists: they wait for it, so that it does not push them down. */}
        {lists.live.isPending ? (
          <LoadingState>Loading events...</LoadingState>
        ) : (
          <div className={styles.content}>
            {first && <LiveHero event={first} viewers={room.viewers} />}
            <div className={styles.events}>
              <Tabs
                label="Live events"
                selected={tab}
                onSelect={(key) => show({ tab: key })}
                tabs={EVENT_TABS.map(({ key, label, list, empty }) => ({
                  key,
                  label,
                  content: (
                    <EventList
                      events={lists[list].data}
                      hasFailed={lists[list].isError}
                      onRetry={() => void lists[list].refetch()}
                      empty={empty}
                      selectedId={selected?.id ?? null}
                      heroId={first?.id ?? null}
                      onSelect={(id) => show({ event: id })}
                    />
                  ),
                }))}
              />
              <EventDetails event={selected} isInHero={selected === first} />
            </div>
          </div>
        )}
      </div>
    </Page>
  );
}

/** The lists of events: tabs, and names in the address. */
const EVENT_TABS = [
  { key: 'live', label: 'Live', list: 'live', empty: 'No Live Events' },
  { key: 'upcoming', label: 'Upcoming', list: 'scheduled', empty: 'No Scheduled Events' },
  { key: 'past', label: 'Past', list: 'completed', empty: 'No Past Events' },
] as const satisfies readonly { key: string; label: string; list: EventListStatus; empty: string }[];

type EventTab = (typeof EVENT_TABS)[number]['key'];

/** The tab named by the address; default: Live. */
const parseEventTab = (named: string | null): EventTab =>
  EVENT_TABS.find(({ key }) => key === named)?.key ?? 'live';
