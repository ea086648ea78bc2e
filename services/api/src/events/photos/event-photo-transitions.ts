/**
 * `received` until its pictures are rendered; `waiting` for approval; `published` on the feed; `withdrawn` from it or
 * rejected; `failed` when no picture could be rendered; `code-frame` shows a guest's code, which is never shown.
 */
export const EVENT_PHOTO_STATES = [
  'received',
  'waiting',
  'published',
  'withdrawn',
  'failed',
  'code-frame',
] as const;
export type EventPhotoState = (typeof EVENT_PHOTO_STATES)[number];

/** What moves a photo: the worker that renders it, staff by hand, or an upload of the same file. */
export type EventPhotoActor = 'processing' | 'staff' | 'upload';

const EVENT_PHOTO_TRANSITIONS: Record<EventPhotoState, Partial<Record<EventPhotoState, EventPhotoActor>>> = {
  received: {
    waiting: 'processing',
    published: 'processing',
    failed: 'processing',
    'code-frame': 'processing',
  },
  waiting: { published: 'staff', withdrawn: 'staff' },
  published: { withdrawn: 'staff' },
  withdrawn: { published: 'staff' },
  failed: { received: 'upload' },
  'code-frame': {},
};

/** Call it with the state read under the photo's lock: another instance or staff may have moved it in the meantime. */
export const canTransitionEventPhoto = (
  from: EventPhotoState,
  to: EventPhotoState,
  actor: EventPhotoActor,
): boolean => EVENT_PHOTO_TRANSITIONS[from][to] === actor;
