/** The caption of an event photo, or its number in the event. */
export const eventPhotoTitle = ({ caption, seq }: { caption: string; seq: number }): string =>
  caption.trim() || (seq > 0 ? `Photograph ${seq}` : 'Photograph');
