import { collectorViewQuery } from '@gallery/api-client';
import type { PreviewedArtwork } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Moment } from '../../parts/moment';
import { QueryState } from '../../parts/query-state';
import styles from './collectors.module.css';
import { DetailPart } from './detail-part';

export interface CollectorViewProps {
  collectorId: string;
}

/** What the collector sees in their private preview now, asked for by a word (C42). */
export function CollectorView({ collectorId }: CollectorViewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DetailPart title="What they see in private">
      {isOpen ? (
        <Seen collectorId={collectorId} />
      ) : (
        <div>
          <Button variant="word" onClick={() => setOpen(true)}>
            Show
          </Button>
        </div>
      )}
    </DetailPart>
  );
}

function Seen({ collectorId }: CollectorViewProps) {
  const query = useQuery(collectorViewQuery(collectorId));
  return (
    <QueryState query={query} loading="Loading what they see..." failed="It could not be read.">
      {(works) =>
        works.length === 0 ? (
          <p className={styles.sentence}>Nothing at the moment.</p>
        ) : (
          <ul className={styles.rows}>
            {works.map((work) => (
              <li key={work.id} className={styles.row}>
                <span>{work.title}</span>
                <span className={styles.quiet}>
                  until <Moment at={work.expiresAt} shape="day" />
                </span>
                <span className={`${styles.quiet} ${styles.whole}`}>{editionWords(work)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

/** `30 × 20 in: 6 of 9 free`, size by size. */
const editionWords = ({ editions }: PreviewedArtwork): string =>
  editions
    .map(({ size, remaining, total }) => `${formatSize(size)}: ${remaining} of ${total} free`)
    .join('; ');
