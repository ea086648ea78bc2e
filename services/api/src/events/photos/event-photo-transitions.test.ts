import {
  canTransitionEventPhoto,
  EVENT_PHOTO_STATES,
  type EventPhotoActor,
  type EventPhotoState,
} from './event-photo-transitions';

const targets = (from: EventPhotoState, actor: EventPhotoActor) =>
  EVENT_PHOTO_STATES.filter((to) => canTransitionEventPhoto(from, to, actor));

test.each<[EventPhotoState, EventPhotoState[]]>([
  ['waiting', ['published', 'withdrawn']],
  ['published', ['withdrawn']],
  ['withdrawn', ['published']],
])('staff can move a %s photo to %j', (from, to) => {
  expect(targets(from, 'staff')).toEqual(to);
});

test('processing moves a photo once, from received', () => {
  expect(EVENT_PHOTO_STATES.filter((from) => targets(from, 'processing').length > 0)).toEqual(['received']);
  expect(targets('received', 'processing')).toEqual(['waiting', 'published', 'failed', 'code-frame']);
});

test('an upload retries a failed photo and changes no other', () => {
  expect(EVENT_PHOTO_STATES.filter((from) => targets(from, 'upload').length > 0)).toEqual(['failed']);
  expect(targets('failed', 'upload')).toEqual(['received']);
});

test('a code frame stays one', () => {
  for (const actor of ['processing', 'staff', 'upload'] as const)
    expect(targets('code-frame', actor)).toEqual([]);
});
