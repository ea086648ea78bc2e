import type { AttentionItem, AttentionPart } from '@gallery/contracts';
import { WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { ConsolePart } from '../../parts/console-part';
import { Moment } from '../../parts/moment';
import { ATTENTION } from './attention-words';
import styles from './attention-list.module.css';

/** What waits for somebody of the gallery, by kind; the most urgent of each are named. */
export function AttentionList({ parts }: { parts: readonly AttentionPart[] }) {
  return (
    <ConsolePart title="Needs attention">
      {parts.length === 0 && <p className={styles.none}>Nothing waits for you.</p>}
      {parts.map((part) => (
        <Part key={part.kind} part={part} />
      ))}
    </ConsolePart>
  );
}

function Part({ part: { kind, count, items } }: { part: AttentionPart }) {
  const { title } = ATTENTION[kind];
  const hidden = count - items.length;
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>
        {title} <span className={styles.count}>{count}</span>
      </h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <Item key={item.id + item.detail} item={item} kind={kind} />
        ))}
        {hidden > 0 && <li className={styles.hidden}>and {hidden} more</li>}
      </ul>
    </div>
  );
}

function Item({ item, kind }: { item: AttentionItem; kind: AttentionPart['kind'] }) {
  const { since, nameOf, addressOf } = ATTENTION[kind];
  const address = addressOf(item);
  const name = nameOf?.(item) ?? item.title;
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        {address === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <WordLink render={(link) => <Link to={address} {...link} />}>{name}</WordLink>
        )}{' '}
        <span className={styles.detail}>{item.detail}</span>
      </span>
      {since && item.at && (
        <span className={styles.at}>
          {since} <Moment at={item.at} shape="short" />
        </span>
      )}
    </li>
  );
}
