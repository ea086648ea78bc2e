import { eventUploadsQuery, isApiError, storeOwnerKey, studioEventQuery } from '@gallery/api-client';
import { Button, EmptyState, ErrorState, LoadingState, Page } from '@gallery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { CameraClock } from '../features/evening/camera-clock';
import { IngestCommand } from '../features/evening/ingest-command';
import { WallLink } from '../features/evening/wall-link';
import { PhotoList } from '../features/event-photos/photo-list';
import { countOf } from '../features/event-photos/photo-words';
import { OwnerKeyForm } from '../features/owner-key/owner-key-form';
import { useOwnerKey } from '../features/owner-key/use-owner-key';
import { UploadPart } from '../features/upload/upload-part';
import { createUploadQueue } from '../features/upload/upload-queue';
import { usePageTitle } from '../page-title';
import { ConsoleHeading } from '../parts/console-heading';
import styles from './event-upload.module.css';

/** Photographs of one event: upload, approval, and what the evening needs beside it. */
export function Component() {
  const { id = '' } = useParams();
  return <EventUpload key={id} eventId={id} />;
}

function EventUpload({ eventId }: { eventId: string }) {
  const queryClient = useQueryClient();
  const key = useOwnerKey();
  // It outlives the key: what is in line waits until the key is given again.
  const [queue] = useState(() =>
    createUploadQueue(eventId, () => {
      void queryClient.invalidateQueries({ queryKey: eventUploadsQuery(eventId).queryKey });
    }),
  );
  useEffect(() => () => queue.getState().stop(), [queue]);
  usePageTitle('Upload');
  if (key === null)
    return (
      <Page>
        <ConsoleHeading>Upload</ConsoleHeading>
        <OwnerKeyForm />
      </Page>
    );
  return <Opened eventId={eventId} queue={queue} />;
}

interface OpenedProps {
  eventId: string;
  queue: ReturnType<typeof createUploadQueue>;
}

function Opened({ eventId, queue }: OpenedProps) {
  const { data: event, error, isFetching, refetch } = useQuery(studioEventQuery(eventId));
  const { data: photos } = useQuery(eventUploadsQuery(eventId));
  const isUnknown = isApiError(error, 'event_not_found');
  return (
    <Page>
      <ConsoleHeading
        aside={photos && countOf(photos)}
        actions={
          <Button variant="word" onClick={() => storeOwnerKey(null)}>
            Forget the key
          </Button>
        }
      >
        {event?.title ?? 'Upload'}
      </ConsoleHeading>
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
    </Page>
  );
}
