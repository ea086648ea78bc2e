/** The pages on which carriers show where a parcel is, by carrier in small letters. */
const TRACKING_PAGES: ReadonlyMap<string, (trackingNumber: string) => string> = new Map([
  ['ups', (number: string) => `https://www.ups.com/track?tracknum=${number}`],
  ['fedex', (number: string) => `https://www.fedex.com/fedextrack/?trknbr=${number}`],
  ['usps', (number: string) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`],
  ['dhl', (number: string) => `https://www.dhl.com/us-en/home/tracking.html?tracking-id=${number}`],
]);

/** The page of a parcel; undefined for unknown carriers, or without a tracking number. */
export function carrierTrackingUrl(carrier?: string, trackingNumber?: string): string | undefined {
  if (carrier === undefined || trackingNumber === undefined) return undefined;
  return TRACKING_PAGES.get(carrier.toLowerCase())?.(encodeURIComponent(trackingNumber));
}
