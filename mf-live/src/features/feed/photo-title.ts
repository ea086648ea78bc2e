import type { EventPhoto } from '@gallery/contracts';

/** What a photograph is called where it has no caption. */
export const photoTitle = ({ caption }: EventPhoto): string => caption || 'Photograph';
