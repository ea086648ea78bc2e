/** How the gallery got the money of what it sold outside of the shop. */
export const OFFLINE_PAYMENT_METHODS = ['cash', 'check', 'card', 'transfer', 'other'] as const;
export type OfflinePaymentMethod = (typeof OFFLINE_PAYMENT_METHODS)[number];

const LABELS: Record<OfflinePaymentMethod, string> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card, at the gallery',
  transfer: 'Bank transfer',
  other: 'Something else',
};

/** As people read it: `Bank transfer`. */
export const offlinePaymentMethodLabel = (how: OfflinePaymentMethod): string => LABELS[how];
