import type { LiveUploadImage } from '@gallery/api-client';
import type { EventPhoto, LiveMessage } from '@gallery/contracts';
import { photosFromUploads } from './uploaded-photos';

/** State of the socket: `stopped` after the last attempt, until the guest clicks Reconnect. */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'waiting' | 'stopped';

export type EventStatus = Extract<LiveMessage, { type: 'event_changed' }>['status'];

/** What is known of a photo. */
interface StoredEventPhoto {
  /** The event's revision that this state of the photo has. */
  revision: number;
  /** Null once withdrawn: a late message must not bring it back. */
  photo: EventPhoto | null;
}

/** Everything a page knows of an event's photos, from four sources, by photo id. */
export interface LiveRoomState {
  known: ReadonlyMap<string, StoredEventPhoto>;
  /** What guests see, newest first. */
  photos: readonly EventPhoto[];
  /** Every change up to this revision is applied; null before the first list. */
  revision: number | null;
  /** Revisions received ahead of a gap, each with the revision it follows. */
  ahead: ReadonlyMap<number, number>;
  /** The highest revision announced. If it is above `revision`, something was missed and must be fetched. */
  announced: number;
  /** Pictures that only `live-uploads` lists. */
  uploads: readonly EventPhoto[];
  /** Open pages of the event, by the last `viewer_update`; null before it. */
  viewers: number | null;
  /** The last status that the socket told; null before any. */
  status: EventStatus | null;
  connection: ConnectionState;
  /** False while the last call failed. */
  isReachable: boolean;
  /** Counts changes of prints by photo id, so that an open purchase sheet refetches. */
  printChanges: ReadonlyMap<string, number>;
}

/** Inputs of the room's reducer. */
export type LiveRoomAction =
  | { type: 'message'; message: LiveMessage }
  /** All published photos, as of `revision`. */
  | { type: 'listed'; photos: readonly EventPhoto[]; revision: number }
  /** All changes after `since`, withdrawn photos as tombstones, as of `revision`. */
  | { type: 'caught-up'; photos: readonly EventPhoto[]; since: number; revision: number }
  | { type: 'uploads'; uploads: readonly LiveUploadImage[] }
  | { type: 'connection'; connection: ConnectionState }
  | { type: 'reach'; isReachable: boolean };

export const initialLiveRoom: LiveRoomState = {
  known: new Map(),
  photos: [],
  revision: null,
  ahead: new Map(),
  announced: 0,
  uploads: [],
  viewers: null,
  status: null,
  connection: 'idle',
  isReachable: true,
  printChanges: new Map(),
};

/** Whether the room is known to lack changes. */
export const isMissingChanges = (room: LiveRoomState): boolean => room.announced > (room.revision ?? 0);

/** The room after an action. The same object if nothing changed, so that nothing is rendered again. */
export function liveRoomReducer(room: LiveRoomState, message: LiveRoomAction): LiveRoomState {
  switch (message.type) {
    case 'message':
      return applyMessage(room, message.message);
    case 'listed':
      return advanceRevision(mergePhotos(room, message.photos, message.revision), message.revision);
    case 'caught-up':
      // A response to an earlier request says nothing about the changes between.
      if (room.revision === null || message.since > room.revision) return mergePhotos(room, message.photos);
      return advanceRevision(mergePhotos(room, message.photos), message.revision);
    case 'uploads':
      return applyUploads(room, message.uploads);
    case 'connection':
      return room.connection === message.connection ? room : { ...room, connection: message.connection };
    case 'reach':
      return room.isReachable === message.isReachable ? room : { ...room, isReachable: message.isReachable };
  }
}

function applyMessage(room: LiveRoomState, message: LiveMessage): LiveRoomState {
  switch (message.type) {
    case 'joined':
      // The event may have begun while the page was not connected.
      return withAnnounced({ ...room, viewers: message.count, status: message.status }, message.revision);
    case 'viewer_update':
      return room.viewers === message.count ? room : { ...room, viewers: message.count };
    case 'heartbeat':
      return withAnnounced(room, message.revision);
    case 'new_photo':
    case 'photo_changed':
      return applyChange(applyNewerPhotos(room, [toKnownPhoto(message.photo, message.revision)]), message);
    case 'photo_withdrawn':
      return applyChange(
        applyNewerPhotos(room, [[message.photoId, { revision: message.revision, photo: null }]]),
        message,
      );
    case 'event_changed':
      return room.status === message.status ? room : { ...room, status: message.status };
    case 'prints_changed': {
      const before = room.printChanges.get(message.photoId) ?? 0;
      return { ...room, printChanges: new Map(room.printChanges).set(message.photoId, before + 1) };
    }
    case 'refused':
      return room;
  }
}

const toKnownPhoto = (photo: EventPhoto, revision: number): [string, StoredEventPhoto] => [
  photo.id,
  { revision, photo: photo.isWithdrawn ? null : photo },
];

/** @param whole revision of a full list: photos that it lacks are gone */
function mergePhotos(room: LiveRoomState, photos: readonly EventPhoto[], whole?: number): LiveRoomState {
  const message = photos.map((photo) => toKnownPhoto(photo, photo.revision));
  if (whole === undefined) return applyNewerPhotos(room, message);
  const named = new Set(photos.map(({ id }) => id));
  const gone = [...room.known]
    .filter(([id, { revision, photo }]) => photo !== null && revision <= whole && !named.has(id))
    .map(([id]): [string, StoredEventPhoto] => [id, { revision: whole, photo: null }]);
  return applyNewerPhotos(room, [...message, ...gone]);
}

/** Applies what is newer than what is known. Order and repetition do not matter. */
function applyNewerPhotos(
  room: LiveRoomState,
  message: readonly [string, StoredEventPhoto][],
): LiveRoomState {
  const fresh = message.filter(([id, { revision }]) => revision > (room.known.get(id)?.revision ?? -1));
  if (fresh.length === 0) return room;
  const all = new Map(room.known);
  for (const [id, entry] of fresh) all.set(id, entry);
  return withVisiblePhotos({ ...room, known: all });
}

/** A pushed change that follows `after`. It closes a gap, or opens one. */
function applyChange(
  room: LiveRoomState,
  { revision, after = revision - 1 }: { revision: number; after?: number },
): LiveRoomState {
  if (room.revision !== null && after <= room.revision) return advanceRevision(room, revision);
  return withAnnounced({ ...room, ahead: new Map(room.ahead).set(revision, after) }, revision);
}

const withAnnounced = (room: LiveRoomState, revision: number): LiveRoomState =>
  revision > room.announced ? { ...room, announced: revision } : room;

/** Everything up to this revision is applied; changes received ahead may follow on directly. */
function advanceRevision(room: LiveRoomState, revision: number): LiveRoomState {
  let now = Math.max(revision, room.revision ?? 0);
  for (const [next, after] of [...room.ahead].toSorted(([one], [other]) => one - other)) {
    if (after <= now) now = Math.max(now, next);
  }
  if (now === room.revision) return room;
  const ahead = new Map([...room.ahead].filter(([one]) => one > now));
  return { ...room, revision: now, ahead, announced: Math.max(now, room.announced) };
}

function applyUploads(room: LiveRoomState, uploads: readonly LiveUploadImage[]): LiveRoomState {
  const found = photosFromUploads(uploads);
  const isSame =
    found.length === room.uploads.length && found.every(({ id }, place) => id === room.uploads[place]?.id);
  return isSame ? room : withVisiblePhotos({ ...room, uploads: found });
}

/** Newest first, by publication number; pictures without one, from uploads only, come last. */
function withVisiblePhotos(room: LiveRoomState): LiveRoomState {
  const present = [...room.known.values()].map(({ photo }) => photo).filter((photo) => photo !== null);
  const addresses = new Set(present.map(({ imageUrl }) => imageUrl));
  const others = room.uploads.filter(({ id, imageUrl }) => !room.known.has(id) && !addresses.has(imageUrl));
  present.sort((one, other) => other.seq - one.seq);
  return { ...room, photos: [...present, ...others] };
}
