import type { UploadedPicture } from '@gallery/api-client';
import type { EventPhoto, LiveMessage } from '@gallery/contracts';
import { foldUploads } from './uploads';

/** How the socket stands: `stopped` after the last try, until the guest presses Reconnect. */
export type Connection = 'idle' | 'connecting' | 'open' | 'waiting' | 'stopped';

export type EventStatus = Extract<LiveMessage, { type: 'event_changed' }>['status'];

/** What is known of one photograph. */
interface Known {
  /** The event's revision in which the photograph came to be like this. */
  revision: number;
  /** Null once it was withdrawn: a late message must not bring it back. */
  photo: EventPhoto | null;
}

/** Everything a page knows of an event's photographs, from four sources, by photo id. */
export interface Room {
  known: ReadonlyMap<string, Known>;
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
  connection: Connection;
  /** False while the last question to the gallery got no answer. */
  isReachable: boolean;
  /** Prints were sold or set free: counts by photo id, so that an open sheet asks again. */
  printChanges: ReadonlyMap<string, number>;
}

/** What reaches a room. */
export type RoomNews =
  | { type: 'message'; message: LiveMessage }
  /** All published photographs, as of `revision`. */
  | { type: 'listed'; photos: readonly EventPhoto[]; revision: number }
  /** Everything that changed after `since`, withdrawn photographs as tombstones, as of `revision`. */
  | { type: 'caught-up'; photos: readonly EventPhoto[]; since: number; revision: number }
  | { type: 'uploads'; uploads: readonly UploadedPicture[] }
  | { type: 'connection'; connection: Connection }
  | { type: 'reach'; isReachable: boolean };

export const emptyRoom: Room = {
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
export const isBehind = (room: Room): boolean => room.announced > (room.revision ?? 0);

/** The room after a piece of news. The same object when nothing is new, so that nothing is drawn again. */
export function roomAfter(room: Room, news: RoomNews): Room {
  switch (news.type) {
    case 'message':
      return afterMessage(room, news.message);
    case 'listed':
      return reached(merged(room, news.photos, news.revision), news.revision);
    case 'caught-up':
      // An answer to an older question says nothing about what lies between.
      if (room.revision === null || news.since > room.revision) return merged(room, news.photos);
      return reached(merged(room, news.photos), news.revision);
    case 'uploads':
      return withUploads(room, news.uploads);
    case 'connection':
      return room.connection === news.connection ? room : { ...room, connection: news.connection };
    case 'reach':
      return room.isReachable === news.isReachable ? room : { ...room, isReachable: news.isReachable };
  }
}

function afterMessage(room: Room, message: LiveMessage): Room {
  switch (message.type) {
    case 'joined':
      return announced({ ...room, viewers: message.count }, message.revision);
    case 'viewer_update':
      return room.viewers === message.count ? room : { ...room, viewers: message.count };
    case 'heartbeat':
      return announced(room, message.revision);
    case 'new_photo':
    case 'photo_changed':
      return told(withKnown(room, [known(message.photo, message.revision)]), message);
    case 'photo_withdrawn':
      return told(withKnown(room, [[message.photoId, { revision: message.revision, photo: null }]]), message);
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

const known = (photo: EventPhoto, revision: number): [string, Known] => [
  photo.id,
  { revision, photo: photo.isWithdrawn ? null : photo },
];

/** @param whole revision of a list that names every published photograph: what it does not name is gone */
function merged(room: Room, photos: readonly EventPhoto[], whole?: number): Room {
  const news = photos.map((photo) => known(photo, photo.revision));
  if (whole === undefined) return withKnown(room, news);
  const named = new Set(photos.map(({ id }) => id));
  const gone = [...room.known]
    .filter(([id, { revision, photo }]) => photo !== null && revision <= whole && !named.has(id))
    .map(([id]): [string, Known] => [id, { revision: whole, photo: null }]);
  return withKnown(room, [...news, ...gone]);
}

/** Takes over what is newer than what is known. Order of arrival does not matter, nor how often something comes. */
function withKnown(room: Room, news: readonly [string, Known][]): Room {
  const fresh = news.filter(([id, { revision }]) => revision > (room.known.get(id)?.revision ?? -1));
  if (fresh.length === 0) return room;
  const all = new Map(room.known);
  for (const [id, entry] of fresh) all.set(id, entry);
  return shown({ ...room, known: all });
}

/** The gallery told of a change that follows on `after`. It closes the gap to itself, or opens one. */
function told(room: Room, { revision, after = revision - 1 }: { revision: number; after?: number }): Room {
  if (room.revision !== null && after <= room.revision) return reached(room, revision);
  return announced({ ...room, ahead: new Map(room.ahead).set(revision, after) }, revision);
}

const announced = (room: Room, revision: number): Room =>
  revision > room.announced ? { ...room, announced: revision } : room;

/** Everything up to this revision is in; changes that had come ahead may follow on directly. */
function reached(room: Room, revision: number): Room {
  let now = Math.max(revision, room.revision ?? 0);
  for (const [next, after] of [...room.ahead].toSorted(([one], [other]) => one - other)) {
    if (after <= now) now = Math.max(now, next);
  }
  if (now === room.revision) return room;
  const ahead = new Map([...room.ahead].filter(([one]) => one > now));
  return { ...room, revision: now, ahead, announced: Math.max(now, room.announced) };
}

function withUploads(room: Room, uploads: readonly UploadedPicture[]): Room {
  const found = foldUploads(uploads);
  const isSame =
    found.length === room.uploads.length && found.every(({ id }, place) => id === room.uploads[place]?.id);
  return isSame ? room : shown({ ...room, uploads: found });
}

/** Newest first: by number of publication; pictures without one, which only the uploads name, come last. */
function shown(room: Room): Room {
  const present = [...room.known.values()].map(({ photo }) => photo).filter((photo) => photo !== null);
  const addresses = new Set(present.map(({ imageUrl }) => imageUrl));
  const others = room.uploads.filter(({ id, imageUrl }) => !room.known.has(id) && !addresses.has(imageUrl));
  present.sort((one, other) => other.seq - one.seq);
  return { ...room, photos: [...present, ...others] };
}
