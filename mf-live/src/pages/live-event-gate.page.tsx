import { eventQuery, isApiError, openGuestPassLink, serverMessageOf } from '@gallery/api-client';
import { showToast, useGallerySettings, usePageTitle } from '@gallery/session';
import { ButtonLink, LoadingState, Notice, Page, PageError, PageHeading, PageLoading } from '@gallery/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { EventIntroduction } from '../components/event-introduction';
import { EVENT_REFETCH_INTERVAL_MS } from '../event-refetch-interval';
import { GateAdmissionForm } from '../features/gate/gate-admission-form';
import { UnregisterPanel } from '../features/gate/unregister-panel';
import styles from './live-event-gate.page.module.css';

/** Delay between the toast and the feed. */
const REDIRECT_DELAY_MS = 1_000;

/** The gate's text while its event is unknown. */
const DEFAULT_GATE = {
  title: 'Live Event',
  text: 'See the photographs as they are taken. Enter your name and email to join.',
};

/** The gate of an event, where its QR code leads. */
export function Component() {
  const { brand, gateTags } = useGallerySettings(({ settings }) => settings);
  const { eventTag = brand.id } = useParams();
  const [isGranted, setGranted] = useState(false);
  const link = usePassLink(() => setGranted(true));
  const navigate = useNavigate();
  const {
    data: event,
    error,
    isPending,
  } = useQuery({
    ...eventQuery(eventTag),
    // Guests without a pass have no socket that tells them of its status.
    refetchInterval: ({ state }) => state.data !== undefined && !isGranted && EVENT_REFETCH_INTERVAL_MS,
  });
  const [query] = useSearchParams();
  const leaveToken = query.get('leave');
  const known = gateTags.find(({ tag }) => tag === eventTag.toLowerCase());
  const { title, text } = known ?? (event ? { title: event.title, text: DEFAULT_GATE.text } : DEFAULT_GATE);
  // As the server titles the document.
  usePageTitle(event?.title ?? title);

  useEffect(() => {
    if (!isGranted) return;
    const timer = setTimeout(
      () => void navigate(`/live-event/${encodeURIComponent(eventTag)}`),
      REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isGranted, eventTag, navigate]);

  if (isPending) return <PageLoading title={title}>Loading live event...</PageLoading>;
  if (isApiError(error, 'event_not_found') && !known)
    return (
      <PageError
        detail="The live event you're looking for is not available or may have ended."
        action={<ButtonLink to="/">Return Home</ButtonLink>}
      >
        Event Not Found
      </PageError>
    );

  const notes = (
    <dl className={styles.notes}>
      <dt>Live Photography Session</dt>
      <dd>Photographs appear in the event’s gallery as they are taken.</dd>
      <dt>Limited Access Event</dt>
      <dd>Your pass is valid until the day after the event.</dd>
    </dl>
  );
  const entrance = (
    <>
      {link.message !== null && (
        <Notice tone="warning" title="This link is not valid for the event">
          {link.message}
        </Notice>
      )}
      <p className={styles.sentence}>{text}</p>
      {link.isOpening ? (
        <LoadingState>Joining Event...</LoadingState>
      ) : leaveToken !== null ? (
        <UnregisterPanel token={leaveToken} status={event?.status} />
      ) : event?.status === 'cancelled' ? (
        <Notice tone="warning" title="This event was cancelled." />
      ) : (
        <GateAdmissionForm
          eventTag={eventTag}
          isUpcoming={event?.status === 'scheduled'}
          onGranted={() => setGranted(true)}
        />
      )}
    </>
  );
  return (
    <Page isPadded>
      {(known || !event) && <PageHeading hasRule>{title}</PageHeading>}
      {event ? (
        <EventIntroduction event={event} heading={known ? 'h2' : 'h1'} notes={notes}>
          {entrance}
        </EventIntroduction>
      ) : (
        <div className={styles.gate}>
          {entrance}
          {notes}
        </div>
      )}
    </Page>
  );
}

interface PassLink {
  /** Until the guest is on the feed: the form would only confuse. */
  isOpening: boolean;
  /** Why the link did not work. */
  message: string | null;
}

/** Opens the emailed link that led here, and removes it from the address. */
function usePassLink(onOpened: () => void): PassLink {
  const [query, setQuery] = useSearchParams();
  const [token] = useState(() => query.get('access'));
  const { mutate: open, error } = useMutation({
    ...openGuestPassLink(),
    onSuccess: ({ message }) => {
      showToast({ title: 'Access Granted', description: message === 'Access Granted' ? undefined : message });
      onOpened();
    },
    onSettled: () =>
      setQuery(
        (current) => {
          current.delete('access');
          return current;
        },
        { replace: true },
      ),
  });

  useEffect(() => {
    if (token !== null) open(token);
  }, [token, open]);

  const message = error ? serverMessageOf(error, 'Something went wrong. Please try again.') : null;
  return { isOpening: token !== null && error === null, message };
}
