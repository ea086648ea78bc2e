import { normalizeEmail } from '../../identity';

/** The parts of an address that are compared. */
interface ComparedAddress {
  email: string;
  street: string;
  zip: string;
}

/** The parts of an order that are compared. */
export interface ComparedOrder {
  customerEmail: string;
  billing: ComparedAddress;
  shipping: ComparedAddress;
}

/**
 * Whether affiliates bought for themselves: under their own email address, or at an address of their own orders. Tags
 * and dots in email addresses are significant, because some providers use them to tell people apart.
 * @param ownPlaces addresses of earlier orders under the affiliate's email address
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

/** Street and ZIP, normalized; null when either is missing. */
function addressKey({ street, zip }: Pick<ComparedAddress, 'street' | 'zip'>): string | null {
  const plain = (text: string): string =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s.,#-]+/g, '');
  return plain(street) === '' || plain(zip) === '' ? null : `${plain(street)} ${plain(zip)}`;
}
