import { adminEventPhotosQuery, studioEventQuery } from '@gallery/api-client';
import type { AdminEventPhoto, StudioEvent } from '@gallery/contracts';
import { Button, TextLink } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { EventStatusActions, EventStatusBadge } from '../../components/events/event-status';
import { QueryState, QueryView } from '../../components/feedback/query-state';
import { AdminPage } from '../../components/page/admin-page';
import { PageSection } from '../../components/page/page-section';
import { PhotoApproval } from '../../features/event-photos/photo-approval';
import { PublishedPhotos } from '../../features/event-photos/published-photos';
import { SellPhotoDialog } from '../../features/event-photos/sell-photo-dialog';
import { EventDevices } from '../../features/live-event/event-devices';
import { EventFollowUp } from '../../features/live-event/event-follow-up';
import { EventGuests } from '../../features/live-event/event-guests';
import { ProjectorLink } from '../../features/live-event/projector-link';
import { EventQrCodeDialog } from '../../features/studio-events/event-qr-code-dialog';
import columns from './event-columns.module.css';
import styles from './run-event.module.css';

/**
 * Runs one event from a phone in a dark room: its status, photographs to approve, QR code, projector, guests, their
 * email afterwards, and the camera.
 */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(studioEventQuery(id));
  useDarkTheme();
  return (
    <AdminPage
      record={query.data && { kind: 'event', id: query.data.id }}
      title={query.data?.title ?? 'Event'}
      count={query.data && <EventStatusBadge status={query.data.status} />}
    >
      <QueryState
        query={query}
        subject="event"
        loading="Loading the event..."
        missing
        missingDetail="The page’s address contains the event’s ID."
        retryLabel="Retry"
      >
        {(event) => <RunEvent key={event.id} event={event} onMoved={() => void query.refetch()} />}
      </QueryState>
    </AdminPage>
  );
}

/** They are approved in the order in which they were taken. */
const EARLIEST_WAITING = { state: 'waiting', sort: 'earliest' } as const;

function RunEvent({ event, onMoved }: { event: StudioEvent; onMoved: () => void }) {
  const [isCodeOpen, setCodeOpen] = useState(false);
  const [sold, setSold] = useState<AdminEventPhoto | null>(null);
  return (
    <div className={columns.columns} data-in-order>
      <div data-in-order>
        <div className={styles.status}>
          <EventStatusActions event={event} onMoved={onMoved} look="button" />
        </div>
        <PageSection
          title="Photographs"
          actions={<TextLink to={`/admin/events/${event.id}/upload`}>Upload and edit</TextLink>}
        >
          <QueryView
            options={adminEventPhotosQuery(event.id, EARLIEST_WAITING, null)}
            subject="photographs"
            retryLabel="Retry"
          >
            {(waiting) => <PhotoApproval eventId={event.id} waiting={waiting} onSell={setSold} />}
          </QueryView>
        </PageSection>
        <PageSection title="Sell a photograph">
          <PublishedPhotos eventId={event.id} onSell={setSold} />
        </PageSection>
      </div>
      <div className={columns.aside} data-in-order>
        <PageSection title="For guests">
          <Button isWide onClick={() => setCodeOpen(true)}>
            QR code
          </Button>
        </PageSection>
        <ProjectorLink eventId={event.id} />
        <EventGuests event={event} />
        <EventFollowUp event={event} />
        <EventDevices eventId={event.id} />
      </div>
      {sold && <SellPhotoDialog eventId={event.id} photo={sold} onClose={() => setSold(null)} />}
      {isCodeOpen && <EventQrCodeDialog event={event} onClose={() => setCodeOpen(false)} />}
    </div>
  );
}

/** The whole document is dark while the page is open, dialogs and bars included. */
function useDarkTheme(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = 'dark';
    return () => {
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
    };
  }, []);
}
