import { MATTE_SIZES, type MatteSize } from '../catalog/matte';

/** Frames offered for event photos: color and material. */
export const EVENT_PHOTO_FRAMES = ['Black wood', 'Gold metal'] as const;
export type EventPhotoFrame = (typeof EVENT_PHOTO_FRAMES)[number];

/** An event photo's frame, with its matte if there is a choice: `Gold metal, 7.5 in matte`. */
export type EventPhotoFrameStyle = EventPhotoFrame | `${EventPhotoFrame}, ${MatteSize} in matte`;

export const eventPhotoFrameStyle = (frame: EventPhotoFrame, matte: MatteSize): EventPhotoFrameStyle =>
  `${frame}, ${matte} in matte`;

/** Every choice of frame and matte. */
export const EVENT_PHOTO_FRAME_STYLES: readonly EventPhotoFrameStyle[] = EVENT_PHOTO_FRAMES.flatMap(
  (frame) => [frame, ...MATTE_SIZES.map((matte) => eventPhotoFrameStyle(frame, matte))],
);
