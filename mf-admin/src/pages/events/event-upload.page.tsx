import { adminEventPhotosQuery, isApiError, studioEventQuery } from '@gallery/api-client';
import { Button, EmptyState, ErrorState, LoadingState } from '@gallery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { CameraClock } from '../../features/live-event/camera-clock';
import { IngestCommand, ProjectorLink } from '../../features/live-event/event-links';
import { EventPhotoList } from '../../features/event-photos/event-photo-list';
import { eventPhotoCountLabel } from '../../features/event-photos/event-photo-row';
import { EventPhotoUpload } from '../../features/event-photo-upload/event-photo-upload';
import { createUploadQueue } from '../../features/event-photo-upload/upload-queue';
import { AdminPage } from '../../components/page/admin-page';
import styles from './event-upload.module.css';

/** Photographs of one event: upload, approval, and what the evening needs beside it. */
export function Component() {
  const { id = '' } = useParams();
  return <EventUpload key={id} eventId={id} />;
}

function EventUpload({ eventId }: { eventId: string }) {
  const queryClient = useQueryClient();
  // It outlives a session: what is in line waits until there is one again.
  const [queue] = useState(() =>
    createUploadQueue(eventId, () => {
      void queryClient.invalidateQueries({ queryKey: adminEventPhotosQuery(eventId).queryKey });
    }),
  );
  useEffect(() => () => queue.getState().stop(), [queue]);
  const { data: event, error, isFetching, refetch } = useQuery(studioEventQuery(eventId));
  const { data: photos } = useQuery(adminEventPhotosQuery(eventId));
  const isUnknown = isApiError(error, 'event_not_found');
  return (
    <AdminPage title={event?.title ?? 'Upload'} count={photos && eventPhotoCountLabel(photos)}>
      {!event && !error && <LoadingState>Loading the event...</LoadingState>}
      {!event && error && !isUnknown && (
        <ErrorState
          action={
            <Button size="dense" isBusy={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          The event could not be read.
        </ErrorState>
      )}
      {isUnknown && (
        <EmptyState detail="Its address ends with the event’s id.">There is no such event.</EmptyState>
      )}
      {event && (
        <div className={styles.columns}>
          <div>
            <EventPhotoUpload queue={queue} />
            <EventPhotoList eventId={eventId} />
          </div>
          <div className={styles.aside}>
            <CameraClock event={event} onChanged={refetch} />
            <IngestCommand eventId={event.id} />
            <ProjectorLink eventId={eventId} />
          </div>
        </div>
      )}
    </AdminPage>
  );
}
