import type { OrderHistoryEntry, OrderRow } from '@gallery/contracts';
import { formatSize, orderStatusLabel } from '@gallery/domain';

type Line = Pick<OrderRow['lines'][number], 'title' | 'size' | 'quantity' | 'editionNumbers' | 'total'>;

/** Labels of an order's payment states. */
export const PAYMENT_LABELS: Record<OrderRow['payment'], string> = {
  open: 'Awaiting payment',
  unpaid: 'Not paid',
  paid: 'Paid',
  'partly-refunded': 'Partly refunded',
  refunded: 'Refunded',
};

/** Where it was bought. */
export const SALES_CHANNEL_LABELS: Record<OrderRow['salesChannel'], string> = {
  shop: 'Card',
  live: 'Card, at an event',
  offline: 'At the gallery',
};

/** What about it waits for a person. */
export const NEED_LABELS: Record<OrderRow['needs'][number], string> = {
  installation: 'Installation requested',
  dispute: 'Payment disputed: do not ship',
  'fraud-warning': 'Fraud warning',
  'refund-approval': 'Refund awaiting approval',
  'email-bounced': 'Emails to the buyer bounce',
};

/** What is to be done for an order, as the list is narrowed by it. */
export const TASK_LABELS = {
  address: 'Address missing',
  'delivery-quote': 'Quote needed',
  'delivery-payment': 'Delivery unpaid',
  shipment: 'To ship',
  'payment-link': 'Links expiring',
};

/** What is to be done about emails that come back. */
export const BOUNCED_EMAIL_TEXT =
  'The address does not exist or rejects email. Call the buyer, or write to the shipping address.';

/** What a fraud warning means for the order. */
export const FRAUD_WARNING_TEXT =
  'Stripe expects this payment to be disputed as fraud. Consider refunding before shipping.';

/** `20 × 20, 6 of 9`, or `× 3` for what has no number. */
export function printLabel({ size, quantity, editionNumbers, total }: Omit<Line, 'title'>): string {
  const which =
    editionNumbers.length > 0
      ? [`${editionNumbers.join(', ')} of ${total}`]
      : quantity > 1
        ? [`× ${quantity}`]
        : [];
  return [formatSize(size), ...which].join(', ');
}

/** `Inside Voice, 20 × 20, 6 of 9`, and how much more there is. */
export function orderLinesLabel(lines: readonly Line[]): string {
  const [first] = lines;
  if (!first) return '';
  const more = lines.length > 1 ? `, and ${lines.length - 1} more` : '';
  return `${first.title}, ${printLabel(first)}${more}`;
}

/** What happened, for the timeline; the note is shown where it says more. */
export function historyLabel({ kind, status, note }: OrderHistoryEntry): string {
  const words = HISTORY_LABELS[kind] ?? (() => kind);
  return words(note, status);
}

const withNote =
  (words: string) =>
  (note: string | null): string =>
    note === null ? words : `${words}: ${note}`;

const HISTORY_LABELS: Record<string, (note: string | null, status: OrderHistoryEntry['status']) => string> = {
  placed: () => 'Order placed',
  framed: () => 'Framed',
  confirmed: withNote('Paid; numbers assigned, certificates issued'),
  released: () => 'Not paid in time; numbers released',
  refunding: withNote('Refund started'),
  refunded: () => 'Refunded in full; certificates revoked',
  'partly-refunded': () => 'Partly refunded',
  'refund-asked': withNote('Refund'),
  alert: withNote('Needs attention'),
  'dispute-funds': withNote('Dispute'),
  'refund-approval-asked': withNote('Refund requested'),
  'refund-approved': withNote('Refund approved'),
  'refund-rejected': withNote('Refund rejected'),
  moved: (note, status) => withNote(orderStatusLabel(status))(note),
  'move-undone': (_note, status) => `Change undone: ${orderStatusLabel(status).toLowerCase()} again`,
  tracked: () => 'Tracking changed',
  joined: () => 'Added to an account',
  'account-deleted': () => 'The collector deleted their account',
  'account-lapsed': () => 'The account was never confirmed',
  forgotten: () => 'Personal data removed',
  'print-returned': withNote('Returned to stock'),
  'print-voided': withNote('Voided'),
  'print-replaced': withNote('Print replaced'),
  'staff-note': (note) => `Note: ${note ?? ''}`,
  'delivery-quoted': (note) => note ?? 'Delivery quoted',
  'address-changed': () => 'Shipping address changed',
  'email-bounced': () => 'An email to the buyer bounced',
  'installation-handled': withNote('Installation done'),
  'installation-reopened': withNote('Installation reopened'),
  'payment-requested': withNote('Payment requested'),
  'payment-received': withNote('Payment received'),
  'payment-cancelled': withNote('Payment request cancelled'),
  'payment-refunded': withNote('Payment refunded'),
};

/** Who did it: Stripe's messages come by several routes. */
export const actorLabel = (actor: string): string | null =>
  ['webhook', 'return page', 'reconciler', 'checkout', 'refund'].includes(actor) ? null : actor;
