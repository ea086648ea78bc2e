import { collectorViewQuery } from '@gallery/api-client';
import type { PreviewedArtwork } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { Button, ErrorState, LoadingState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Moment } from '../../parts/moment';
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
  const { data, isError, isFetching, refetch } = useQuery(collectorViewQuery(collectorId));
  if (data?.length === 0) return <p className={styles.sentence}>Nothing at the moment.</p>;
  if (data)
    return (
      <ul className={styles.rows}>
        {data.map((work) => (
          <li key={work.id} className={styles.row}>
            <span>{work.title}</span>
            <span className={styles.quiet}>
              until <Moment at={work.expiresAt} shape="day" />
            </span>
            <span className={`${styles.quiet} ${styles.whole}`}>{editionWords(work)}</span>
          </li>
        ))}
      </ul>
    );
  if (isError)
    return (
      <ErrorState
        action={
          <Button size="dense" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        It could not be read.
      </ErrorState>
    );
  return <LoadingState>Loading what they see...</LoadingState>;
}

/** `30 × 20 in: 6 of 9 free`, size by size. */
const editionWords = ({ editions }: PreviewedArtwork): string =>
  editions
    .map(({ size, remaining, total }) => `${formatSize(size)}: ${remaining} of ${total} free`)
    .join('; ');
