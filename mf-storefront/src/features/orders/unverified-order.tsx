import { ButtonLink, TextLink, PageError } from '@gallery/ui';
import { SuggestedArtwork } from '../../components/suggested-artwork';
import { restoreCart, useCartSnapshot } from './cart-snapshot.store';

export interface UnverifiedOrderProps {
  salesEmail: string;
  /** Why the order is unpaid; absent if nothing is known. */
  unpaidDetail?: string;
  /** Where the payment can be retried: a document of its own. */
  retryHref?: string;
}

/** There is no paid order at this address: claims nothing, and offers to restore the cart. */
export function UnverifiedOrder({ salesEmail, unpaidDetail, retryHref }: UnverifiedOrderProps) {
  const canRestore = useCartSnapshot(({ snapshot }) => snapshot !== null);
  return (
    <PageError
      artwork={<SuggestedArtwork />}
      detail={
        unpaidDetail ??
        `We could not find a paid order here. If your card was charged, write to ${salesEmail}.`
      }
      action={
        <>
          {retryHref && (
            <ButtonLink variant="filled" href={retryHref}>
              Back to the payment
            </ButtonLink>
          )}
          {canRestore && (
            <ButtonLink variant={retryHref ? 'hairline' : 'filled'} to="/cart" onClick={restoreCart}>
              Restore my cart
            </ButtonLink>
          )}
          <ButtonLink to="/fine-art">Continue shopping</ButtonLink>
          <TextLink href={`mailto:${salesEmail}`}>Contact us</TextLink>
        </>
      }
    >
      {unpaidDetail ? 'Your order was not paid' : 'No paid order found'}
    </PageError>
  );
}
