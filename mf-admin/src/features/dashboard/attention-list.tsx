import type { AttentionItem, AttentionItemGroup } from '@gallery/contracts';
import { AdminLink } from '../../components/navigation/admin-link';
import { PageSection } from '../../components/page/page-section';
import { DateTime } from '../../components/text/date-time';
import { ATTENTION_LABELS } from './attention-labels';
import styles from './attention-list.module.css';

/** What waits for somebody of the gallery, by kind; the most urgent of each are named. */
export function AttentionList({ parts }: { parts: readonly AttentionItemGroup[] }) {
  return (
    <PageSection title="Needs attention">
      {parts.length === 0 && <p className={styles.none}>Nothing waits for you.</p>}
      {parts.map((part) => (
        <AttentionSection key={part.kind} part={part} />
      ))}
    </PageSection>
  );
}

function AttentionSection({ part: { kind, count, items } }: { part: AttentionItemGroup }) {
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

function AttentionLine({ item, kind }: { item: AttentionItem; kind: AttentionItemGroup['kind'] }) {
  const { since, nameOf, addressOf } = ATTENTION_LABELS[kind];
  const address = addressOf(item);
  const name = nameOf?.(item) ?? item.title;
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        {address === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <AdminLink to={address}>{name}</AdminLink>
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
