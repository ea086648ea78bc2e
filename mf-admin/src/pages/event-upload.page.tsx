import { eventUploadsQuery, isApiError, studioEventQuery } from '@gallery/api-client';
import { Button, EmptyState, ErrorState, LoadingState } from '@gallery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { CameraClock } from '../features/evening/camera-clock';
import { IngestCommand } from '../features/evening/ingest-command';
import { WallLink } from '../features/evening/wall-link';
import { PhotoList } from '../features/event-photos/photo-list';
import { countOf } from '../features/event-photos/photo-words';
import { UploadPart } from '../features/upload/upload-part';
import { createUploadQueue } from '../features/upload/upload-queue';
import { ConsolePage } from '../parts/console-page';
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
      void queryClient.invalidateQueries({ queryKey: eventUploadsQuery(eventId).queryKey });
    }),
  );
  useEffect(() => () => queue.getState().stop(), [queue]);
  const { data: event, error, isFetching, refetch } = useQuery(studioEventQuery(eventId));
  const { data: photos } = useQuery(eventUploadsQuery(eventId));
  const isUnknown = isApiError(error, 'event_not_found');
  return (
    <ConsolePage title={event?.title ?? 'Upload'} count={photos && countOf(photos)}>
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
            <UploadPart queue={queue} />
            <PhotoList eventId={eventId} />
          </div>
          <div className={styles.aside}>
            <CameraClock event={event} onChanged={refetch} />
            <IngestCommand eventId={event.id} />
            <WallLink eventId={eventId} />
          </div>
        </div>
      )}
    </ConsolePage>
  );
}
