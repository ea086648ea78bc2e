import { TextLink } from '@gallery/ui';
import type { AttentionItem, AttentionGroup } from '@gallery/contracts';
import { PageSection } from '../../components/page/page-section';
import { DateTime } from '../../components/text/date-time';
import styles from './attention-list.module.css';
import { outboxJobLabel } from '../../components/text/labels';
import { recordAddress } from '../../components/navigation/admin-sections';

/** What waits for someone of the gallery, by kind; the most urgent of each are named. */
export function AttentionList({ parts }: { parts: readonly AttentionGroup[] }) {
  return (
    <PageSection title="Needs attention">
      {parts.length === 0 && <p className={styles.none}>Nothing is waiting for you.</p>}
      {parts.map((part) => (
        <AttentionSection key={part.kind} part={part} />
      ))}
    </PageSection>
  );
}

function AttentionSection({ part: { kind, count, items } }: { part: AttentionGroup }) {
  const { title } = ATTENTION_LABELS[kind];
  const hidden = count - items.length;
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>
        {title} <span className={styles.count}>{count}</span>
      </h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <AttentionLine key={item.id + item.detail} item={item} kind={kind} />
        ))}
        {hidden > 0 && <li className={styles.hidden}>and {hidden} more</li>}
      </ul>
    </div>
  );
}

function AttentionLine({ item, kind }: { item: AttentionItem; kind: AttentionGroup['kind'] }) {
  const { since, nameOf, addressOf } = ATTENTION_LABELS[kind];
  const address = addressOf(item);
  const name = nameOf?.(item) ?? item.title;
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        {address === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <TextLink to={address}>{name}</TextLink>
        )}{' '}
        <span className={styles.detail}>{item.detail}</span>
      </span>
      {since && item.at && (
        <span className={styles.at}>
          {since} <DateTime at={item.at} shape="short" />
        </span>
      )}
    </li>
  );
}

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

const ATTENTION_LABELS: Record<AttentionGroup['kind'], AttentionLabels> = {
  unanswered_messages: {
    title: 'Messages to answer',
    since: 'due',
    addressOf: ({ id }) => recordAddress('message', id),
  },
  orders_to_quote: {
    title: 'Deliveries to quote or awaiting payment',
    since: 'since',
    addressOf: orderPage,
  },
  orders_to_ship: { title: 'Orders to ship', since: 'since', addressOf: orderPage },
  failed_jobs: {
    title: 'Failed tasks',
    nameOf: ({ title }) => outboxJobLabel(title),
    since: 'since',
    addressOf: ({ id }) => recordAddress('mail', id),
  },
  failed_mails: {
    title: 'Undelivered emails',
    since: 'since',
    addressOf: ({ id }) => recordAddress('mail', id),
  },
  failed_photos: {
    title: 'Photographs that failed to process',
    since: 'since',
    addressOf: ({ eventId }) => recordAddress('event', eventId),
  },
  scarce_editions: {
    title: 'Nearly sold out',
    since: null,
    addressOf: ({ id }) => recordAddress('artwork', id),
  },
};
