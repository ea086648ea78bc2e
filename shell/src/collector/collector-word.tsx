import { useCollectorAccess, useCollectorSession } from '@gallery/session';
import { NavLink } from 'react-router';

/** In the navigation: opens COLLECTOR ACCESS, or leads a signed-in collector to their own pages. */
export function CollectorWord({ className }: { className: string | undefined }) {
  const isSignedIn = useCollectorSession(({ sessionId }) => sessionId !== null);
  const open = useCollectorAccess((state) => state.open);
  if (isSignedIn)
    return (
      <NavLink to="/collector" className={className}>
        Collector access
      </NavLink>
    );
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => open()}>
      Collector access
    </button>
  );
}
