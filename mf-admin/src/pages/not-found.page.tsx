import { EmptyState, WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { ConsolePage } from '../parts/console-page';

/** An address below /admin that no page of the console has. */
export function Component() {
  return (
    <ConsolePage title="404 Page Not Found">
      <EmptyState
        action={<WordLink render={(link) => <Link to="/admin/dashboard" {...link} />}>Dashboard</WordLink>}
      >
        The console has no page at this address.
      </EmptyState>
    </ConsolePage>
  );
}
