import { eventQuery, isApiError } from '@gallery/api-client';
import { useGallerySettings, usePageTitle } from '@gallery/session';
import { Button, ButtonLink, ErrorState, Page, PageLoading } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LiveEventFeed } from './live-event-feed';

/** The feed of an event, by default of the gallery's current one. */
export function Component() {
  const brandId = useGallerySettings(({ settings }) => settings.brand.id);
  const { eventId = brandId } = useParams();
  const { data: event, error, isPending, refetch } = useQuery(eventQuery(eventId));
  usePageTitle(event?.title ?? 'Live Event');

  if (isPending) {
    return <PageLoading title="Live Event">Loading live event...</PageLoading>;
  }
  if (event) return <LiveEventFeed key={event.id} address={eventId} event={event} onChange={refetch} />;
  return (
    <Page isPadded>
      {isApiError(error) && isAnswer(error.status) ? (
        <EventNotFound said={isApiError(error, 'vip_only') ? error.serverMessage : null} />
      ) : (
        <EventNotLoaded />
      )}
    </Page>
  );
}

/** The API says that there is no such event for this guest; other errors may be temporary. */
const isAnswer = (status: number): boolean => status >= 400 && status < 500;

/** @param message a reason other than that there is none */
function EventNotFound({ said: message }: { said: string | null }) {
  return (
    <ErrorState
      heading="h1"
      detail={message ?? "The live event you're looking for is not available or may have ended."}
      action={<ButtonLink to="/">Return Home</ButtonLink>}
    >
      {message ? 'VIP Event' : 'Event Not Found'}
    </ErrorState>
  );
}

function EventNotLoaded() {
  return (
    <ErrorState
      heading="h1"
      detail="Please try refreshing the page."
      action={<Button onClick={() => window.location.reload()}>Refresh Page</Button>}
    >
      Unable to Load Event
    </ErrorState>
  );
}
