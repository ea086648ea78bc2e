import { useCollectorAccess } from '@gallery/session';
import { WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { FormLine } from '../../form/form';

/** What needs no account. */
export function OrderLookupLink() {
  const close = useCollectorAccess((state) => state.close);
  return (
    <FormLine>
      Bought without an account?{' '}
      <WordLink
        render={(parts) => (
          <Link {...parts} to="/order-lookup" onClick={close}>
            Find an order
          </Link>
        )}
      />
    </FormLine>
  );
}
