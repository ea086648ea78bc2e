/** What a collector may ask the gallery about. */
export const COLLECTOR_INQUIRY_TYPES = [
  'Commission',
  'Availability',
  'Framing',
  'Pricing',
  'Studio Visit',
  'Other',
] as const;

export type CollectorInquiryType = (typeof COLLECTOR_INQUIRY_TYPES)[number];
