import { collectorQuery } from '@gallery/api-client';
import { useCollectorAccess, useCollectorSession } from '@gallery/session';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';

const ACCESS = 'Collector access';

/** In the navigation: opens COLLECTOR ACCESS, or bears the collector's name and leads to their own pages. */
export function CollectorWord({ className }: { className: string | undefined }) {
  const sessionId = useCollectorSession((state) => state.sessionId);
  const open = useCollectorAccess((state) => state.open);
  const { data: collector } = useQuery(collectorQuery(sessionId));
  if (sessionId !== null)
    return (
      <NavLink to="/collector" className={className}>
        {collector ? `${collector.firstName} ${collector.lastName}`.trim() : ACCESS}
      </NavLink>
    );
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => open()}>
      {ACCESS}
    </button>
  );
}
