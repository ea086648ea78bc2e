import { plainAddress } from '../identity';

/** Where somebody lives, as far as it is compared. */
export interface Place {
  email: string;
  street: string;
  zip: string;
}

/** An order as it is compared with a partner's own. */
export interface ComparedOrder {
  customerEmail: string;
  billing: Place;
  shipping: Place;
}

/**
 * Whether partners bought for themselves: under their own e-mail address, or to where their own orders went. Tags and
 * dots of addresses are left as they are: they tell people apart at other providers.
 * @param ownPlaces of earlier orders under the partner's address
 */
export function isOwnReferral(
  { customerEmail, billing, shipping }: ComparedOrder,
  partnerEmail: string,
  ownPlaces: readonly Pick<Place, 'street' | 'zip'>[],
): boolean {
  const own = plainAddress(partnerEmail);
  if ([customerEmail, billing.email, shipping.email].some((email) => plainAddress(email) === own))
    return true;
  const places = new Set(ownPlaces.flatMap((place) => placeOf(place) ?? []));
  return [billing, shipping].some((place) => places.has(placeOf(place) ?? ''));
}

/** Street and ZIP without what people write differently; null when either is missing. */
function placeOf({ street, zip }: Pick<Place, 'street' | 'zip'>): string | null {
  const plain = (text: string): string =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s.,#-]+/g, '');
  return plain(street) === '' || plain(zip) === '' ? null : `${plain(street)} ${plain(zip)}`;
}
