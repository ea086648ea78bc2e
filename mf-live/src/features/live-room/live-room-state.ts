import type { LiveUploadImage } from '@gallery/api-client';
import type { EventPhoto, LiveMessage } from '@gallery/contracts';
import { photosFromUploads } from './uploaded-photos';

/** How the socket stands: `stopped` after the last try, until the guest presses Reconnect. */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'waiting' | 'stopped';

export type EventStatus = Extract<LiveMessage, { type: 'event_changed' }>['status'];

/** What is known of one photograph. */
interface StoredEventPhoto {
  /** The event's revision in which the photograph came to be like this. */
  revision: number;
  /** Null once it was withdrawn: a late message must not bring it back. */
  photo: EventPhoto | null;
}

/** Everything a page knows of an event's photographs, from four sources, by photo id. */
export interface LiveRoomState {
  known: ReadonlyMap<string, StoredEventPhoto>;
  /** What guests see, newest first. */
  photos: readonly EventPhoto[];
  /** Every change up to this revision is in; null until the first list has come. */
  revision: number | null;
  /** Revisions that came by the socket ahead of a gap, each with the revision that it follows on. */
  ahead: ReadonlyMap<number, number>;
  /** The highest revision that the gallery spoke of. Beyond `revision`, something was missed and is to be asked for. */
  announced: number;
  /** Pictures that only `live-uploads` names. */
  uploads: readonly EventPhoto[];
  /** Open pages in the event, by the last `viewer_update`; null before it. */
  viewers: number | null;
  /** Status that was pushed; null while nothing was. */
  status: EventStatus | null;
  connection: ConnectionState;
  /** False while the last question to the gallery got no answer. */
  isReachable: boolean;
  /** Prints were sold or set free: counts by photo id, so that an open sheet asks again. */
  printChanges: ReadonlyMap<string, number>;
}

/** What reaches a room. */
export type LiveRoomAction =
  | { type: 'message'; message: LiveMessage }
  /** All published photographs, as of `revision`. */
  | { type: 'listed'; photos: readonly EventPhoto[]; revision: number }
  /** Everything that changed after `since`, withdrawn photographs as tombstones, as of `revision`. */
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

/** Whether something is known to be missing here that the gallery has. */
export const isMissingChanges = (room: LiveRoomState): boolean => room.announced > (room.revision ?? 0);

/** The room after a piece of news. The same object when nothing is new, so that nothing is drawn again. */
export function liveRoomReducer(room: LiveRoomState, message: LiveRoomAction): LiveRoomState {
  switch (message.type) {
    case 'message':
      return applyMessage(room, message.message);
    case 'listed':
      return advanceRevision(mergePhotos(room, message.photos, message.revision), message.revision);
    case 'caught-up':
      // An answer to an older question says nothing about what lies between.
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
      return withAnnounced({ ...room, viewers: message.count }, message.revision);
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

/** @param whole revision of a list that names every published photograph: what it does not name is gone */
function mergePhotos(room: LiveRoomState, photos: readonly EventPhoto[], whole?: number): LiveRoomState {
  const message = photos.map((photo) => toKnownPhoto(photo, photo.revision));
  if (whole === undefined) return applyNewerPhotos(room, message);
  const named = new Set(photos.map(({ id }) => id));
  const gone = [...room.known]
    .filter(([id, { revision, photo }]) => photo !== null && revision <= whole && !named.has(id))
    .map(([id]): [string, StoredEventPhoto] => [id, { revision: whole, photo: null }]);
  return applyNewerPhotos(room, [...message, ...gone]);
}

/** Takes over what is newer than what is known. Order of arrival does not matter, nor how often something comes. */
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

/** The gallery told of a change that follows on `after`. It closes the gap to itself, or opens one. */
function applyChange(
  room: LiveRoomState,
  { revision, after = revision - 1 }: { revision: number; after?: number },
): LiveRoomState {
  if (room.revision !== null && after <= room.revision) return advanceRevision(room, revision);
  return withAnnounced({ ...room, ahead: new Map(room.ahead).set(revision, after) }, revision);
}

const withAnnounced = (room: LiveRoomState, revision: number): LiveRoomState =>
  revision > room.announced ? { ...room, announced: revision } : room;

/** Everything up to this revision is in; changes that had come ahead may follow on directly. */
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

/** Newest first: by number of publication; pictures without one, which only the uploads name, come last. */
function withVisiblePhotos(room: LiveRoomState): LiveRoomState {
  const present = [...room.known.values()].map(({ photo }) => photo).filter((photo) => photo !== null);
  const addresses = new Set(present.map(({ imageUrl }) => imageUrl));
  const others = room.uploads.filter(({ id, imageUrl }) => !room.known.has(id) && !addresses.has(imageUrl));
  present.sort((one, other) => other.seq - one.seq);
  return { ...room, photos: [...present, ...others] };
}
