import { eventUploadsQuery, storeOwnerKey, studioEventsQuery } from '@gallery/api-client';
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
  const { data: events, isError, isFetching, refetch } = useQuery(studioEventsQuery());
  const { data: photos } = useQuery(eventUploadsQuery(eventId));
  const event = events?.find(({ id }) => id === eventId);
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
      {!events && !isError && <LoadingState>Loading the event...</LoadingState>}
      {!events && isError && (
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
      {events && !event && (
        <EmptyState detail="Its address ends with the event’s id.">There is no such event.</EmptyState>
      )}
      {event && (
        <div className={styles.columns}>
          <div>
            <UploadPart queue={queue} />
            <PhotoList eventId={eventId} />
          </div>
          <div className={styles.aside}>
            <CameraClock event={event} />
            <IngestCommand eventId={eventId} />
            <WallLink eventId={eventId} />
          </div>
        </div>
      )}
    </Page>
  );
}
