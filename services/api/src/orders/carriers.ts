/** The pages on which carriers show a parcel. */
const PAGES: Record<string, (number: string) => string> = {
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  usps: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  dhl: (number) => `https://www.dhl.com/us-en/home/tracking.html?tracking-id=${number}`,
};

/** Where a parcel of a carrier that we know can be followed; undefined for any other. */
export function trackingPage(carrier?: string, trackingNumber?: string): string | undefined {
  if (carrier === undefined || trackingNumber === undefined) return undefined;
  return PAGES[carrier.toLowerCase()]?.(encodeURIComponent(trackingNumber));
}
