import { useCollectorAccess } from '@gallery/session';
import { TextLink } from '@gallery/ui';
import { Link } from 'react-router';
import { FormNote } from '../../form/form';

/** What needs no account. */
export function OrderLookupLink() {
  const close = useCollectorAccess((state) => state.close);
  return (
    <FormNote>
      Bought without an account?{' '}
      <TextLink
        render={(parts) => (
          <Link {...parts} to="/order-lookup" onClick={close}>
            Find an order
          </Link>
        )}
      />
    </FormNote>
  );
}
