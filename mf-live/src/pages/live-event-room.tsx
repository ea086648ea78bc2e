import {
  eventPhotoEditionsQuery,
  guestPhotosQuery,
  siteContentQuery,
  startedEditionsQuery,
} from '@gallery/api-client';
import type { EventPhoto, EventRecord, GuestPass, SiteContent, StartedEdition } from '@gallery/contracts';
import { ErrorState, LoadingState, Notice, EmptyState } from '@gallery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ConnectionStatus } from '../features/feed/connection-status';
import { FeedFooter } from '../features/feed/feed-footer';
import { FeedHeader } from '../features/feed/feed-header';
import { ExternalGallery } from '../features/feed/external-gallery';
import { PhotoFilter } from '../features/feed/photo-filter';
import { PhotoGrid } from '../features/feed/photo-grid/photo-grid';
import { useOpenPhoto } from '../features/feed/use-open-photo';
import type { LiveRoom } from '../features/live-room/use-live-room';

const LiveEventPhoto = lazy(() => import('./live-event-photo'));
const GuestCodeDialog = lazy(() => import('../features/feed/guest-code-dialog'));

/** Sales beside captions may be this old: hundreds of guests ask for them. The purchase options are exact. */
const STOCK_REFETCH_INTERVAL_MS = 60_000;

export interface LiveEventRoomProps {
  event: EventRecord;
  live: LiveRoom;
  /** The guest's own pass; null for a pass without a guest. */
  pass: GuestPass | null;
  guestName: string;
  /** False while the gate is shown. */
  isIn: boolean;
}

/** An event's photos as they arrive: header, grid, and the open photo with its purchase options. */
export function LiveEventRoom({ event, live, pass, guestName, isIn }: LiveEventRoomProps) {
  const { room, reconnect } = live;
  const { photos, revision } = room;
  const { openId, isMine, open, replaceWith: turnTo, close, setIsMine: choose } = useOpenPhoto();
  const [isCodeShown, setCodeShown] = useState(false);
  const { data: mine, refetch: askForMine } = useQuery({
    ...guestPhotosQuery(event.id),
    enabled: isMine && isIn,
  });
  const { data: started } = useQuery({
    ...startedEditionsQuery(event.id),
    enabled: isIn,
    refetchInterval: STOCK_REFETCH_INTERVAL_MS,
  });
  const sold = useMemo(() => soldByPhoto(started ?? []), [started]);
  const { sponsors, hashtag } = useLiveSiteContent();
  const queryClient = useQueryClient();
  const status = room.status ?? event.status;
  const isLive = status === 'live';
  const isLoaded = revision !== null;

  useEffect(() => {
    if (isMine && isIn) void askForMine();
  }, [isMine, isIn, revision, askForMine]);

  const printChange = openId === null ? 0 : (room.printChanges.get(openId) ?? 0);
  useEffect(() => {
    if (openId !== null && printChange > 0) {
      void queryClient.invalidateQueries({ queryKey: eventPhotoEditionsQuery(event.id, openId).queryKey });
    }
  }, [queryClient, event.id, openId, printChange]);

  const own = new Set(mine ?? []);
  const hung = isMine ? photos.filter(({ id }) => own.has(id)) : photos;
  const turnedThrough = hung.some(({ id }) => id === openId) ? hung : photos;
  const at = turnedThrough.findIndex(({ id }) => id === openId);
  const [photo, newer, older] = [turnedThrough[at], turnedThrough[at - 1], turnedThrough[at + 1]];

  const isGone = isLoaded && openId !== null && !photo;

  return (
    <>
      <FeedHeader
        title={event.title}
        status={status}
        startTime={event.startTime}
        endTime={event.endTime}
        timeZone={event.timeZone}
        location={event.location}
        guestName={guestName}
        viewers={room.viewers}
        photoCount={isLoaded ? photos.length : event.photoCount}
        availableCount={isLoaded ? photos.filter(isAvailable).length : event.availableCount}
      />
      <ConnectionStatus
        isStopped={room.connection === 'stopped'}
        isReachable={room.isReachable}
        onReconnect={reconnect}
      />
      {isGone && <Notice>This photograph is no longer in the feed.</Notice>}
      <PhotoFilter
        isMine={isMine}
        onChange={choose}
        onShowCode={pass ? () => setCodeShown(true) : undefined}
      />
      {!isLoaded && <PhotosLoading isReachable={room.isReachable} onRetry={reconnect} />}
      {isLoaded && hung.length === 0 && <EmptyFeed status={status} isMine={isMine} />}
      {hung.length > 0 && (
        // The other filter is another grid: nothing in it is new.
        <PhotoGrid
          key={String(isMine)}
          photos={hung}
          timeZone={event.timeZone}
          sold={sold}
          openId={openId}
          onOpen={open}
        />
      )}
      <ExternalGallery isShown={isOnNow(event, status)} />
      <FeedFooter isLive={isLive} endTime={event.endTime} timeZone={event.timeZone} sponsors={sponsors} />
      <Suspense>
        {photo && isIn && (
          <LiveEventPhoto
            event={event}
            photo={photo}
            isLive={isLive}
            hashtag={event.hashtag ?? hashtag}
            onPrevious={newer && (() => turnTo(newer.id))}
            onNext={older && (() => turnTo(older.id))}
            onClose={close}
          />
        )}
        {pass && isCodeShown && <GuestCodeDialog pass={pass} onClose={() => setCodeShown(false)} />}
      </Suspense>
    </>
  );
}

function soldByPhoto(editions: readonly StartedEdition[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { photoId, sold } of editions)
    if (sold > 0) counts.set(photoId, (counts.get(photoId) ?? 0) + sold);
  return counts;
}

const isOnNow = ({ isCurrent }: EventRecord, status: EventRecord['status']): boolean =>
  isCurrent && status === 'live';

const isAvailable = ({ isAvailableForOrder }: EventPhoto): boolean => isAvailableForOrder;

function PhotosLoading({ isReachable, onRetry }: { isReachable: boolean; onRetry: () => void }) {
  if (isReachable) return <LoadingState>Loading photographs...</LoadingState>;
  return <ErrorState onRetry={onRetry}>The photographs could not be loaded.</ErrorState>;
}

const NONE: SiteContent['live'] = { hashtag: '', sponsors: [] };

/** Site content of live pages; empty while it cannot be loaded. */
function useLiveSiteContent(): SiteContent['live'] {
  const { data: site } = useQuery(siteContentQuery());
  return site?.live ?? NONE;
}

interface EmptyFeedProps {
  status: 'live' | 'scheduled' | 'completed' | 'cancelled';
  /** The filter shows the guest's own photos. */
  isMine: boolean;
  action?: ReactNode;
}

/** No photos yet, or none at all. */
function EmptyFeed({ status, isMine, action }: EmptyFeedProps) {
  if (isMine) {
    return (
      <EmptyState
        detail="Show your code to the photographer. Photographs taken after it appear here."
        action={action}
      >
        No photos yet
      </EmptyState>
    );
  }
  switch (status) {
    case 'live':
      return (
        <EmptyState detail="The first one will appear here automatically.">Waiting for Photos</EmptyState>
      );
    case 'scheduled':
      return (
        <EmptyState detail="They will appear here once the event has started.">No photos yet</EmptyState>
      );
    case 'completed':
    case 'cancelled':
      return (
        <EmptyState detail="No photographs from this event are on view.">No Photos Available</EmptyState>
      );
  }
}
