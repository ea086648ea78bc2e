import { useCollectorAccess, useCollectorSession } from '@gallery/session';
import { NavLink } from 'react-router';
import { useLazyModule } from '../use-lazy-module';

const ACCESS_LABEL = 'Collector access';
const loadName = () => import('./collector-name');

/** In the navigation: opens COLLECTOR ACCESS, or bears the collector's name and leads to their own pages. */
export function CollectorLink({ className }: { className: string | undefined }) {
  const sessionId = useCollectorSession((state) => state.sessionId);
  const open = useCollectorAccess((state) => state.open);
  const late = useLazyModule(loadName, sessionId !== null);
  if (sessionId === null)
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => open()}>
        {ACCESS_LABEL}
      </button>
    );
  return (
    <NavLink to="/collector" className={className}>
      {late ? <late.CollectorName sessionId={sessionId} fallback={ACCESS_LABEL} /> : ACCESS_LABEL}
    </NavLink>
  );
}
