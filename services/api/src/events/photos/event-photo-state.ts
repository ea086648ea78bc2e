/**
 * `received` until its pictures are made; `waiting` for the owner's approval; `published` on the feed; `withdrawn` from it;
 * `failed` with a fault; `marker` is the frame of a guest's code and is never shown.
 */
export type EventPhotoState = 'received' | 'waiting' | 'published' | 'withdrawn' | 'failed' | 'marker';
