import { WordLink } from '@gallery/ui';
import { Link } from 'react-router';

/** From a print of a live photo back to its event; without an id to the one that is on now (G32). */
export const LiveEventLink = ({ eventId = '' }: { eventId?: string }) => (
  <WordLink render={(parts) => <Link to={`/live-event/${eventId}`} {...parts} />}>
    Back to the live event
  </WordLink>
);
