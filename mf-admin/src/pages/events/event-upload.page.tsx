import { invalidateEventPhotos, studioEventQuery } from '@gallery/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { CameraClock } from '../../features/live-event/camera-clock';
import { EventDevices } from '../../features/live-event/event-devices';
import { EventFollowUp } from '../../features/live-event/event-follow-up';
import { EventGuests } from '../../features/live-event/event-guests';
import { ProjectorLink } from '../../features/live-event/projector-link';
import {
  EventPhotoList,
  eventPhotoCountLabel,
  useEventPhotos,
} from '../../features/event-photos/event-photo-list';
import { EventPhotoUpload } from '../../features/event-photo-upload/event-photo-upload';
import { createUploadQueue } from '../../features/event-photo-upload/upload-queue';
import { QueryState } from '../../components/feedback/query-state';
import { AdminPage } from '../../components/page/admin-page';
import styles from './event-columns.module.css';

/** Photographs of one event: upload, approval, and what the evening needs beside it. */
export function Component() {
  const { id = '' } = useParams();
  return <EventUpload key={id} eventId={id} />;
}

function EventUpload({ eventId }: { eventId: string }) {
  const queryClient = useQueryClient();
  // It outlives a session: queued files wait for the next one.
  const [queue] = useState(() => createUploadQueue(eventId, () => void invalidateEventPhotos(queryClient)));
  useEffect(() => () => queue.getState().stop(), [queue]);
  const query = useQuery(studioEventQuery(eventId));
  const photos = useEventPhotos(eventId);
  return (
    <AdminPage
      record={query.data && { kind: 'event', id: query.data.id }}
      title={query.data?.title ?? 'Upload'}
      count={photos.counts && eventPhotoCountLabel(photos.counts)}
    >
      <QueryState
        query={query}
        subject="event"
        loading="Loading the event..."
        missing
        missingDetail="The page’s address ends with the event’s ID."
        retryLabel="Retry"
      >
        {(found) => (
          <div className={styles.columns}>
            <div>
              <EventPhotoUpload queue={queue} />
              <EventPhotoList {...photos} />
            </div>
            <div className={styles.aside}>
              <CameraClock event={found} onChanged={query.refetch} />
              <EventDevices eventId={found.id} />
              <ProjectorLink eventId={eventId} />
              <EventGuests event={found} />
              <EventFollowUp event={found} />
            </div>
          </div>
        )}
      </QueryState>
    </AdminPage>
  );
}
