import { exportStudioEvents, studioEventsQuery } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { Button, EmptyState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeDialog } from '../features/studio-events/code-dialog';
import { DeleteEvent } from '../features/studio-events/delete-event';
import { EventCard } from '../features/studio-events/event-card';
import { EventDialog } from '../features/studio-events/event-dialog';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { QueryState } from '../parts/query-state';

/** What is open over the list; one thing at a time. */
type Opened = { kind: 'create' } | { kind: 'edit' | 'code' | 'delete'; event: StudioEvent } | null;

/** The Live Events tab. */
export function Component() {
  const query = useQuery(studioEventsQuery());
  const { data: events, refetch } = query;
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const done = () => {
    close();
    void refetch();
  };
  /** Somebody else may change it while it is edited. */
  const nowOf = (event: StudioEvent) => events?.find(({ id }) => id === event.id) ?? event;
  const create = (
    <Button variant="filled" size="dense" onClick={() => setOpened({ kind: 'create' })}>
      Create Event
    </Button>
  );
  return (
    <ConsolePage
      title="Live Events"
      count={events && `${events.length} ${events.length === 1 ? 'event' : 'events'} created`}
      actions={
        <ExportCsv
          options={exportStudioEvents()}
          wish={undefined}
          fileName="events.csv"
          failed="The events were not exported."
        />
      }
      mainAction={create}
    >
      <QueryState query={query} loading="Loading events..." failed="The events could not be read.">
        {(all) =>
          all.length === 0 ? (
            <EmptyState>There is no event yet.</EmptyState>
          ) : (
            all.map((event) => (
              <EventCard
                key={event.id}
                event={event}
                onCode={() => setOpened({ kind: 'code', event })}
                onEdit={() => setOpened({ kind: 'edit', event })}
                onDelete={() => setOpened({ kind: 'delete', event })}
                onMoved={() => void refetch()}
              />
            ))
          )
        }
      </QueryState>
      {opened?.kind === 'create' && <EventDialog event={null} onClose={close} onSaved={done} />}
      {opened?.kind === 'edit' && <EventDialog event={nowOf(opened.event)} onClose={close} onSaved={done} />}
      {opened?.kind === 'code' && <CodeDialog event={opened.event} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteEvent event={opened.event} onClose={close} onDeleted={done} />}
    </ConsolePage>
  );
}
