/** What a photograph of an event is called wherever it is named: its caption, or its number in the event where it has one. */
export const eventPhotoTitle = ({ caption, seq }: { caption: string; seq: number }): string =>
  caption.trim() || (seq > 0 ? `Photograph ${seq}` : 'Photograph');
