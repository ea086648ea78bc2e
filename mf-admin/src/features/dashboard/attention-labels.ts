import type { AttentionItem, AttentionItemGroup } from '@gallery/contracts';
import { outboxJobLabel } from '../../components/text/outbox-job-label';
import { recordAddress } from '../../components/navigation/record-address';

interface AttentionLabels {
  /** The heading above what waits; the count is beside it. */
  title: string;
  /** What an item is called, where its title is no words. */
  nameOf?: (item: AttentionItem) => string;
  /** What the time beside an item means. */
  since: 'due' | 'since' | null;
  /** The page on which it is dealt with; null as long as the admin has none. */
  addressOf: (item: AttentionItem) => string | null;
}

const orderPage = ({ id }: AttentionItem) => recordAddress('order', id);

export const ATTENTION_LABELS: Record<AttentionItemGroup['kind'], AttentionLabels> = {
  unanswered_messages: {
    title: 'Messages waiting for an answer',
    since: 'due',
    addressOf: ({ id }) => recordAddress('message', id),
  },
  orders_to_quote: {
    title: 'Orders waiting for a shipping quote',
    since: 'since',
    addressOf: orderPage,
  },
  orders_to_ship: { title: 'Orders waiting for shipment', since: 'since', addressOf: orderPage },
  failed_jobs: {
    title: 'Jobs that could not be done',
    nameOf: ({ title }) => outboxJobLabel(title),
    since: 'since',
    addressOf: ({ id }) => recordAddress('mail', id),
  },
  failed_mails: {
    title: 'Mails that could not be delivered',
    since: 'since',
    addressOf: ({ id }) => recordAddress('mail', id),
  },
  failed_photos: {
    title: 'Photographs that could not be made',
    since: 'since',
    addressOf: ({ eventId }) => recordAddress('event', eventId),
  },
  scarce_editions: {
    title: 'Nearly sold out',
    since: null,
    addressOf: ({ id }) => recordAddress('artwork', id),
  },
};
