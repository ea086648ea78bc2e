import { WEBMAIL_HOSTS, type KnownHosts } from '@gallery/domain';
import type { Settings } from '../../platform';

/** Hosts by which a source is judged: the gallery's own, those that the owner listed, and where letters are read. */
export const knownHosts = ({ http, tracking }: Pick<Settings, 'http' | 'tracking'>): KnownHosts => ({
  own: [http.publicOrigin, http.adminOrigin].map((origin) => new URL(origin).hostname),
  ticketing: tracking.ticketingHosts,
  webmail: WEBMAIL_HOSTS,
});
