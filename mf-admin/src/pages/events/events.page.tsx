import { exportStudioEvents, studioEventsQuery } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { Button, EmptyState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteEventDialog } from '../../features/studio-events/delete-event-dialog';
import { EventQrCodeDialog } from '../../features/studio-events/event-qr-code-dialog';
import { EventCard } from '../../features/studio-events/event-card';
import { EventDialog } from '../../features/studio-events/event-dialog';
import { ListChangesButton } from '../../components/lists/list-changes-button';
import { useHeldRows } from '../../components/lists/use-held-rows';
import { useNewRecord } from '../../components/navigation/use-new-record';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { QueryState } from '../../components/feedback/query-state';

type Opened = { kind: 'edit' | 'code' | 'delete'; event: StudioEvent } | null;

/** The Live Events tab. */
export function Component() {
  const query = useQuery(studioEventsQuery());
  const { data: events, refetch } = query;
  const creating = useNewRecord();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const done = () => {
    close();
    void refetch();
  };
  /** Someone else may change it while it is edited. */
  const nowOf = (event: StudioEvent) => events?.find(({ id }) => id === event.id) ?? event;
  const create = (
    <Button variant="filled" size="dense" onClick={creating.open}>
      Create Event
    </Button>
  );
  return (
    <AdminPage
      title="Live Events"
      count={events && `${events.length} ${events.length === 1 ? 'event' : 'events'} created`}
      actions={
        <ExportCsvButton
          options={exportStudioEvents()}
          filter={undefined}
          fileName="events.csv"
          failed="The events were not exported."
        />
      }
      mainAction={create}
    >
      <QueryState query={query} subject="events">
        {(all) =>
          all.length === 0 ? (
            <EmptyState>No events yet.</EmptyState>
          ) : (
            <EventCards events={all} onOpen={setOpened} onMoved={() => void refetch()} />
          )
        }
      </QueryState>
      {creating.isOpen && (
        <EventDialog
          event={null}
          onClose={creating.close}
          onSaved={() => {
            creating.close();
            void refetch();
          }}
        />
      )}
      {opened?.kind === 'edit' && <EventDialog event={nowOf(opened.event)} onClose={close} onSaved={done} />}
      {opened?.kind === 'code' && <EventQrCodeDialog event={opened.event} onClose={close} />}
      {opened?.kind === 'delete' && (
        <DeleteEventDialog event={opened.event} onClose={close} onDeleted={done} />
      )}
    </AdminPage>
  );
}

interface EventCardsProps {
  events: readonly StudioEvent[];
  onOpen: (opened: Opened) => void;
  onMoved: () => void;
}

function EventCards({ events: all, onOpen, onMoved }: EventCardsProps) {
  const { rows, changes } = useHeldRows(all);
  return (
    <>
      <ListChangesButton label="Live Events" changes={changes} />
      {rows.map((event) => (
        <EventCard
          key={event.id}
          event={event}
          onCode={() => onOpen({ kind: 'code', event })}
          onEdit={() => onOpen({ kind: 'edit', event })}
          onDelete={() => onOpen({ kind: 'delete', event })}
          onMoved={onMoved}
        />
      ))}
    </>
  );
}
