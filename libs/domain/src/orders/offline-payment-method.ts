/** How a sale outside of the shop was paid. */
export const OFFLINE_PAYMENT_METHODS = ['cash', 'check', 'card', 'transfer', 'other'] as const;
export type OfflinePaymentMethod = (typeof OFFLINE_PAYMENT_METHODS)[number];

const LABELS: Record<OfflinePaymentMethod, string> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card, at the gallery',
  transfer: 'Bank transfer',
  other: 'Something else',
};

/** Display label: `Bank transfer`. */
export const offlinePaymentMethodLabel = (how: OfflinePaymentMethod): string => LABELS[how];
