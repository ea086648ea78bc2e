import { eventQrCodeQuery, eventQuery, isApiError, saveGuestPass } from '@gallery/api-client';
import { useGallerySettings, usePageTitle } from '@gallery/session';
import { PageLoading, PageError } from '@gallery/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useLiveRoom } from '../features/live-room/use-live-room';
import { useStartedEditions } from '../features/projector/use-started-editions';
import { Projector } from '../features/projector/projector';

/** Nobody operates a projector: failed calls are retried for as long as the event lasts. */
const RETRY_DELAY_MS = 5_000;
const RECONNECT_INTERVAL_MS = 30_000;
const REFETCH_INTERVAL_MS = 60_000;

/** The projector of an event, opened by the studio's link. */
export function Component() {
  const gallery = useGallerySettings(({ settings }) => settings.brand);
  const { eventId = gallery.id } = useParams();
  const { pass, isReady, isRefused } = useProjectorPass();
  const { data: event, error } = useQuery({
    ...eventQuery(eventId),
    enabled: isReady,
    refetchInterval: ({ state }) => (state.error ? RETRY_DELAY_MS : REFETCH_INTERVAL_MS),
    refetchIntervalInBackground: true,
  });
  const { data: code } = useQuery({
    ...eventQrCodeQuery(event?.id ?? ''),
    enabled: event !== undefined,
    refetchInterval: ({ state }) => (state.error ? RETRY_DELAY_MS : false),
  });
  const status = event?.status ?? 'scheduled';
  const { room, isPassRequired, reconnect } = useLiveRoom({ eventId: event?.id ?? null, status, pass });
  const { begun: started, lastSale } = useStartedEditions(event?.id ?? null, room.printChanges);
  usePageTitle(event?.title ?? 'Live Event');

  useEffect(() => {
    if (room.connection !== 'stopped' || isPassRequired) return;
    const timer = setInterval(reconnect, RECONNECT_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [room.connection, isPassRequired, reconnect]);

  if (isRefused || isPassRequired || isApiError(error, 'vip_only')) {
    return (
      <PageError detail="Please ask the studio for a new link.">This projector link is not valid.</PageError>
    );
  }
  if (!event) {
    return <PageLoading title="Live Event">Loading live event...</PageLoading>;
  }
  return (
    <Projector
      gallery={gallery.name}
      title={event.title}
      timeZone={event.timeZone}
      isLive={(room.status ?? status) === 'live'}
      photos={room.photos}
      begun={started}
      lastSale={lastSale}
      isReachable={room.isReachable}
      code={code?.qrCode ?? null}
      waiting="Waiting for Photos"
    />
  );
}

/** Exchanges the pass in the address for its cookie, and removes it from the address. */
function useProjectorPass(): { pass: string | undefined; isReady: boolean; isRefused: boolean } {
  const [query] = useSearchParams();
  // A browser without cookies sends it over the socket.
  const [pass] = useState(() => query.get('pass') ?? undefined);
  const { mutate: save, isSuccess, isError, error } = useMutation(saveGuestPass());
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isRefused = isApiError(error, 'pass_required');

  useEffect(() => {
    if (pass !== undefined) save(pass);
  }, [pass, save]);

  useEffect(() => {
    if (isSuccess) void navigate(pathname, { replace: true });
  }, [isSuccess, pathname, navigate]);

  useEffect(() => {
    if (!isError || isRefused || pass === undefined) return;
    const timer = setTimeout(() => save(pass), RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isError, isRefused, pass, save]);

  return { pass, isReady: pass === undefined || isSuccess, isRefused };
}
