/** Every public page, with an empty cart. */
export const PUBLIC_PAGES = [
  '/',
  '/fine-art',
  '/fine-art?series=FLORALS',
  '/fine-art?q=nothing-is-called-this',
  '/fine-art/inside-voice',
  '/ledger',
  '/about',
  '/commercial',
  '/contact',
  '/selling-partners',
  '/visualizer',
  '/cart',
  '/order-confirmation',
  '/order-success',
  '/payment-success',
  '/order-lookup',
  '/checkout',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/live-events',
  '/live-event-gate/tfgallery',
  // Without a guest pass: the gate of the feed.
  '/live-event/tfgallery',
] as const;

/** Pages that the sales mode changes: no prices, no cart, an inquiry instead of checkout. */
export const INQUIRY_PAGES = [
  '/',
  '/fine-art',
  '/fine-art/inside-voice',
  '/visualizer',
  '/cart',
  '/order-confirmation',
  '/checkout',
] as const;
