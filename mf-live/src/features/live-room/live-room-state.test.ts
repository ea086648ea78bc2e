import type { EventPhoto, LiveMessage } from '@gallery/contracts';
import { aBarePhoto } from '../../photo.builder';
import {
  initialLiveRoom,
  isMissingChanges,
  liveRoomReducer,
  type LiveRoomState,
  type LiveRoomAction,
} from './live-room-state';

const EVENT = 'event';

const message = (told: LiveMessage): LiveRoomAction => ({ type: 'message', message: told });
const published = (seq: number, named: Partial<EventPhoto> = {}): LiveRoomAction => {
  const sent = aBarePhoto(seq, named);
  return message({ type: 'new_photo', eventId: EVENT, photo: sent, revision: sent.revision });
};
const listed = (revision: number, ...photos: EventPhoto[]): LiveRoomAction => ({
  type: 'listed',
  photos,
  revision,
});
const after = (...message: LiveRoomAction[]): LiveRoomState =>
  message.reduce(liveRoomReducer, initialLiveRoom);
const numbers = (room: LiveRoomState) => room.photos.map(({ seq }) => seq);

const two = listed(2, aBarePhoto(1), aBarePhoto(2));

test('photographs stand newest first, however they are listed', () => {
  expect(numbers(after(listed(3, aBarePhoto(2), aBarePhoto(3), aBarePhoto(1))))).toEqual([3, 2, 1]);
});

test('the next photograph stands first, and nothing is missing', () => {
  const room = after(two, published(3));
  expect(numbers(room)).toEqual([3, 2, 1]);
  expect(room.revision).toBe(3);
  expect(isMissingChanges(room)).toBe(false);
});

test('a photograph that comes twice stands once, and nothing is drawn again', () => {
  const room = after(two, published(3));
  expect(liveRoomReducer(room, published(3))).toBe(room);
  expect(liveRoomReducer(room, listed(3, aBarePhoto(1), aBarePhoto(2), aBarePhoto(3)))).toBe(room);
});

test('a gap shows what came and tells what is missing', () => {
  const room = after(two, published(5));
  expect(numbers(room)).toEqual([5, 2, 1]);
  expect(room.revision).toBe(2);
  expect(isMissingChanges(room)).toBe(true);
});

test('messages out of order close their own gap', () => {
  const room = after(two, published(5), published(4), published(3));
  expect(numbers(room)).toEqual([5, 4, 3, 2, 1]);
  expect(room.revision).toBe(5);
  expect(isMissingChanges(room)).toBe(false);
});

test('catching up fills a gap from where it began', () => {
  const missed: LiveRoomAction = {
    type: 'caught-up',
    since: 2,
    revision: 5,
    photos: [aBarePhoto(3), aBarePhoto(4), aBarePhoto(5)],
  };
  const room = after(two, published(5), missed);
  expect(numbers(room)).toEqual([5, 4, 3, 2, 1]);
  expect(room.revision).toBe(5);
});

test('a gap is closed by what had come ahead of an answer', () => {
  const room = after(two, published(5), {
    type: 'caught-up',
    since: 2,
    revision: 4,
    photos: [aBarePhoto(3), aBarePhoto(4)],
  });
  expect(room.revision).toBe(5);
});

test('two quick changes of one photograph are no gap where the message says so', () => {
  const told: LiveMessage = {
    type: 'new_photo',
    eventId: EVENT,
    photo: aBarePhoto(3),
    revision: 4,
    after: 2,
  };
  const room = after(two, message(told));
  expect([room.revision, isMissingChanges(room)]).toEqual([4, false]);
});

test('messages before the first list wait for it', () => {
  const early = after(published(4));
  expect(early.revision).toBeNull();
  expect(after(published(4), listed(3, aBarePhoto(1), aBarePhoto(2), aBarePhoto(3))).revision).toBe(4);
});

test('the heart beat tells of a photograph whose message was lost', () => {
  expect(isMissingChanges(after(two, message({ type: 'heartbeat', eventId: EVENT, revision: 3 })))).toBe(
    true,
  );
});

test('whoever joins late learns what is missing, how many look on, and whether it has begun', () => {
  const joined = { type: 'joined', eventId: EVENT, revision: 6, count: 41, status: 'live' } as const;
  const room = after(two, message(joined));
  expect([room.viewers, isMissingChanges(room), room.status]).toEqual([41, true, 'live']);
});

test('a withdrawn photograph is gone, and a late message does not bring it back', () => {
  const withdrawal = message({ type: 'photo_withdrawn', eventId: EVENT, photoId: 'photo-3', revision: 4 });
  expect(numbers(after(two, published(3), withdrawal))).toEqual([2, 1]);
  expect(numbers(after(two, withdrawal, published(3)))).toEqual([2, 1]);
});

test('a tombstone in what was missed takes the photograph down', () => {
  const gone = aBarePhoto(1, { isWithdrawn: true, picture: null, revision: 3 });
  expect(numbers(after(two, { type: 'caught-up', since: 2, revision: 3, photos: [gone] }))).toEqual([2]);
});

test('a whole list takes down what it does not name, but not what is newer than the list', () => {
  expect(numbers(after(two, published(3), published(4), listed(3, aBarePhoto(2), aBarePhoto(3))))).toEqual([
    4, 3, 2,
  ]);
});

test('an older state of a photograph does not replace a newer one', () => {
  const changed = aBarePhoto(2, { caption: 'Last light', revision: 3 });
  const room = after(
    two,
    message({ type: 'photo_changed', eventId: EVENT, photo: changed, revision: 3 }),
    two,
  );
  expect(room.photos[0]?.caption).toBe('Last light');
});

test('a change keeps the place of its photograph', () => {
  const changed = aBarePhoto(1, { caption: 'First light', revision: 3 });
  const room = after(two, message({ type: 'photo_changed', eventId: EVENT, photo: changed, revision: 3 }));
  expect(numbers(room)).toEqual([2, 1]);
});

test('an upload that is a photograph already is no second one (G66)', () => {
  const uploads = [
    { url: '/elsewhere.jpg', driveId: 'photo-1', filename: '1.jpg' },
    aBarePhoto(2).imageUrl,
    { url: '/stranger.jpg', driveId: 'stranger', filename: 'stranger.jpg' },
    '/by-address.jpg',
  ];
  const room = after(two, { type: 'uploads', uploads });
  expect(room.photos.map(({ id }) => id)).toEqual(['photo-2', 'photo-1', 'stranger', '/by-address.jpg']);
});

test('an upload of a withdrawn photograph does not bring it back', () => {
  const room = after(
    two,
    message({ type: 'photo_withdrawn', eventId: EVENT, photoId: 'photo-1', revision: 3 }),
    { type: 'uploads', uploads: [{ url: '/1.jpg', driveId: 'photo-1', filename: '1.jpg' }] },
  );
  expect(numbers(room)).toEqual([2]);
});

test('the same uploads again draw nothing again', () => {
  const uploads: LiveRoomAction = { type: 'uploads', uploads: ['/a.jpg'] };
  const room = after(two, uploads);
  expect(liveRoomReducer(room, uploads)).toBe(room);
});

test("prints of a photograph that come and go are counted, the event's status is taken over", () => {
  const room = after(
    message({ type: 'prints_changed', eventId: EVENT, photoId: 'photo-1' }),
    message({ type: 'prints_changed', eventId: EVENT, photoId: 'photo-1' }),
    message({ type: 'event_changed', eventId: EVENT, status: 'completed' }),
  );
  expect([room.printChanges.get('photo-1'), room.status]).toEqual([2, 'completed']);
});

test('a thousand photographs in any order, some twice, end as one list without gaps', () => {
  const all = Array.from({ length: 1_000 }, (_, index) => published(((index * 377) % 1_000) + 1));
  const room = after(listed(0), ...all, ...all.slice(0, 300));
  expect(numbers(room)).toEqual(Array.from({ length: 1_000 }, (_, index) => 1_000 - index));
  expect(room.revision).toBe(1_000);
});
