import { normalizeEmail } from '../../identity';

/** Where somebody lives, as far as it is compared. */
interface ComparedAddress {
  email: string;
  street: string;
  zip: string;
}

/** An order as it is compared with an affiliate's own. */
export interface ComparedOrder {
  customerEmail: string;
  billing: ComparedAddress;
  shipping: ComparedAddress;
}

/**
 * Whether affiliates bought for themselves: under their own email address, or to where their own orders went. Tags and
 * dots of addresses are left as they are: they tell people apart at other providers.
 * @param ownPlaces of earlier orders under the affiliate's address
 */
export function isSelfReferral(
  { customerEmail, billing, shipping }: ComparedOrder,
  partnerEmail: string,
  ownPlaces: readonly Pick<ComparedAddress, 'street' | 'zip'>[],
): boolean {
  const own = normalizeEmail(partnerEmail);
  if ([customerEmail, billing.email, shipping.email].some((email) => normalizeEmail(email) === own))
    return true;
  const places = new Set(ownPlaces.flatMap((place) => addressKey(place) ?? []));
  return [billing, shipping].some((place) => places.has(addressKey(place) ?? ''));
}

/** Street and ZIP without what people write differently; null when either is missing. */
function addressKey({ street, zip }: Pick<ComparedAddress, 'street' | 'zip'>): string | null {
  const plain = (text: string): string =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s.,#-]+/g, '');
  return plain(street) === '' || plain(zip) === '' ? null : `${plain(street)} ${plain(zip)}`;
}
