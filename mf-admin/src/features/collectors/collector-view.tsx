import { collectorViewQuery } from '@gallery/api-client';
import type { PreviewedArtwork } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailPart } from '../../parts/detail-part';
import { Moment } from '../../parts/moment';
import { QueryState } from '../../parts/query-state';
import { Quiet } from '../../parts/quiet';
import { Row, RowFacts, RowList } from '../../parts/row-list';
import styles from './collectors.module.css';

export interface CollectorViewProps {
  collectorId: string;
}

/** What the collector sees in their private preview now, asked for by a word. */
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
          <RowList>
            {works.map((work) => (
              <Row key={work.id}>
                <span>{work.title}</span>
                <Quiet>
                  until <Moment at={work.expiresAt} shape="day" />
                </Quiet>
                <RowFacts>{editionWords(work)}</RowFacts>
              </Row>
            ))}
          </RowList>
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
