import { TextLink } from '@gallery/ui';
import type { AttentionItem, AttentionGroup } from '@gallery/contracts';
import type { ReactNode } from 'react';
import { PageSection } from '../../components/page/page-section';
import { DateTime } from '../../components/text/date-time';
import { ReplyDueLabel, useCurrentTime } from '../../components/text/reply-due-label';
import { attentionItemKey, ATTENTION_LABELS } from './attention-labels';
import styles from './attention-list.module.css';

interface AttentionListProps {
  groups: readonly AttentionGroup[];
  /** What one press does about an item. */
  renderAction: (kind: AttentionGroup['kind'], item: AttentionItem) => ReactNode;
}

/** What waits for someone of the gallery, by kind; the most urgent of each are named. */
export function AttentionList({ groups, renderAction }: AttentionListProps) {
  return (
    <PageSection title="Needs attention">
      {groups.length === 0 && <p className={styles.none}>Nothing needs your attention.</p>}
      <div className={styles.groups}>
        {groups.map((group) => (
          <AttentionSection key={group.kind} group={group} renderAction={renderAction} />
        ))}
      </div>
    </PageSection>
  );
}

function AttentionSection({
  group: { kind, count, items },
  renderAction,
}: Pick<AttentionListProps, 'renderAction'> & { group: AttentionGroup }) {
  const { title, list } = ATTENTION_LABELS[kind];
  const hidden = count - items.length;
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.title}>
        {list === null ? title : <TextLink to={list}>{title}</TextLink>}{' '}
        <span className={styles.count}>{count}</span>
      </h3>
      <ul className={styles.items}>
        {items.map((item) => {
          const key = attentionItemKey(kind, item);
          return (
            <li key={key} className={styles.item}>
              <AttentionWords item={item} kind={kind} />
              {renderAction(kind, item)}
            </li>
          );
        })}
        {hidden > 0 && (
          <li className={styles.hidden}>
            {list === null ? `and ${hidden} more` : <TextLink to={list}>and {hidden} more</TextLink>}
          </li>
        )}
      </ul>
    </section>
  );
}

function AttentionWords({ item, kind }: { item: AttentionItem; kind: AttentionGroup['kind'] }) {
  const { since, nameOf, addressOf } = ATTENTION_LABELS[kind];
  const address = addressOf(item);
  const name = nameOf?.(item) ?? item.title;
  return (
    <span className={styles.words}>
      {address === null ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <TextLink to={address}>{name}</TextLink>
      )}{' '}
      <span className={styles.detail}>{item.detail}</span>{' '}
      {item.at && (
        <span className={styles.at}>
          {since === 'due' ? (
            <ReplyDue at={item.at} />
          ) : (
            <>
              {since} <DateTime at={item.at} shape={since === 'until' ? 'short' : 'day'} />
            </>
          )}
        </span>
      )}
    </span>
  );
}

function ReplyDue({ at }: { at: string }) {
  return <ReplyDueLabel message={{ state: 'open', replyDueAt: at }} now={useCurrentTime()} />;
}
