import { isZipCode } from '../zip-code';

const STUDIO_ZIP = 75226;

/** How far a ZIP may be from the studio's, numerically, for local delivery. */
const LOCAL_DELIVERY_ZIP_RANGE = 500;

/** Free delivery reaches this far from the studio. `tools/zip-distances.mjs` reads it. */
export const LOCAL_DELIVERY_MILES = 45;

/**
 * How framed prints are delivered: free near the studio, by a quote, or `to-confirm` where ZIP rule and distance
 * disagree.
 */
export const SHIPPING_TERMS = ['none', 'free-local', 'quoted', 'to-confirm'] as const;
export type ShippingTerms = (typeof SHIPPING_TERMS)[number];

/** The specified ZIP rule, which stands in for the distance. Only a hint. */
export const isLocalZip = (zip: string): boolean =>
  isZipCode(zip) && Math.abs(Number(zip.trim().slice(0, 5)) - STUDIO_ZIP) <= LOCAL_DELIVERY_ZIP_RANGE;

/**
 * How framed prints are delivered to a ZIP.
 * @param miles from the studio, null if far; left out if only the ZIP rule is known
 */
export function deliveryTerms(zip: string, miles?: number | null): ShippingTerms {
  const isLocal = isLocalZip(zip);
  if (miles !== undefined && isLocal !== (miles !== null && miles <= LOCAL_DELIVERY_MILES))
    return 'to-confirm';
  return isLocal ? 'free-local' : 'quoted';
}
