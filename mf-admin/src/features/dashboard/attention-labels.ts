import type { AttentionGroup, AttentionItem } from '@gallery/contracts';
import { recordAddress } from '../../components/navigation/admin-sections';
import { outboxJobLabel } from '../../components/text/labels';

interface AttentionLabels {
  /** The heading above what waits; the count is beside it. */
  title: string;
  /** The list of just these, as many as the count says; null where the console has none. */
  list: string | null;
  /** An item's name, where its title is not words. */
  nameOf?: (item: AttentionItem) => string;
  /** What the time beside an item means; `due` is told in hours. */
  since: 'due' | 'since' | 'until' | null;
  /** The page on which it is dealt with. */
  addressOf: (item: AttentionItem) => string | null;
}

const orders = (title: string, needs: string): AttentionLabels => ({
  title,
  list: `/admin/orders?needs=${needs}`,
  since: 'since',
  addressOf: ({ id }) => recordAddress('order', id),
});

const commissionLines = (title: string, state: string): AttentionLabels => ({
  title,
  list: `/admin/selling-partners/lines?state=${state}`,
  since: 'since',
  addressOf: ({ relatedId }) => recordAddress('partner', relatedId),
});

/** The list of those in the state is on the page of each event. */
const photographs = (title: string, state: string): AttentionLabels => ({
  title,
  list: null,
  since: 'since',
  addressOf: ({ relatedId }) => {
    const event = recordAddress('event', relatedId);
    return event && `${event}?show=${state}`;
  },
});

/** How each kind of what waits is said, and where it is dealt with. */
export const ATTENTION_LABELS: Record<AttentionGroup['kind'], AttentionLabels> = {
  disputed_orders: orders('Disputed payments', 'dispute'),
  fraud_warnings: orders('Fraud warnings', 'fraud-warning'),
  refund_approvals: orders('Refunds to approve', 'refund-approval'),
  messages_to_reply_to: {
    title: 'Messages to reply to',
    list: '/admin/inbox?due=owed',
    since: 'due',
    addressOf: ({ id }) => recordAddress('message', id),
  },
  bounced_emails: orders('Bounced emails', 'email-bounced'),
  missing_addresses: orders('Missing shipping addresses', 'address'),
  orders_to_quote: orders('Deliveries to quote', 'delivery-quote'),
  orders_to_ship: orders('Orders to ship', 'shipment'),
  installations: orders('Installations', 'installation'),
  deliveries_to_pay: orders('Deliveries awaiting payment', 'delivery-payment'),
  expiring_links: { ...orders('Payment links about to expire', 'payment-link'), since: 'until' },
  expiring_holds: {
    title: 'Holds about to end',
    list: null,
    since: 'until',
    addressOf: ({ id, relatedId }) => `/admin/editions/${id}?number=${relatedId ?? ''}`,
  },
  certificates_to_sign: {
    title: 'Certificates to sign',
    list: '/admin/certificates?signature=missing',
    since: 'since',
    addressOf: ({ id }) => recordAddress('certificate', id),
  },
  photos_to_approve: photographs('Photographs to approve', 'waiting'),
  commission_requests: {
    title: 'Commissions to review',
    list: '/admin/commissions?status=pending,reviewing',
    since: 'since',
    addressOf: ({ id }) => recordAddress('commission', id),
  },
  commission_lines: commissionLines('Partner commissions to review', 'review'),
  payouts: commissionLines('Partner commissions to pay out', 'approved'),
  failed_emails: {
    title: 'Failed emails and tasks',
    list: '/admin/emails?state=dead',
    nameOf: ({ title }) => outboxJobLabel(title),
    since: 'since',
    addressOf: () => '/admin/emails?state=dead',
  },
  failed_photos: photographs('Photographs that failed to process', 'failed'),
  scarce_editions: {
    title: 'Nearly sold out',
    list: null,
    since: null,
    addressOf: ({ id }) => recordAddress('artwork', id),
  },
};

/** What distinguishes an item from all others of the page. */
export const attentionItemKey = (kind: AttentionGroup['kind'], { id, relatedId }: AttentionItem): string =>
  [kind, id, relatedId].join(' ');
