import { collectorPreviewQuery } from '@gallery/api-client';
import type { PreviewedArtwork } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { DetailSection } from '../../components/records/detail-section';
import { DateTime } from '../../components/text/date-time';
import { QueryState } from '../../components/feedback/query-state';
import { MutedText } from '../../components/text/muted-text';
import { Row, RowFacts, RowList } from '../../components/records/row-list';
import styles from './collectors.module.css';

export interface CollectorPrivatePreviewsProps {
  collectorId: string;
}

/** What the collector sees in their private preview now, asked for by a word. */
export function CollectorPrivatePreviews({ collectorId }: CollectorPrivatePreviewsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DetailSection title="What they see in private">
      {isOpen ? (
        <VisibleArtworks collectorId={collectorId} />
      ) : (
        <div>
          <TextButton onClick={() => setOpen(true)}>Show</TextButton>
        </div>
      )}
    </DetailSection>
  );
}

function VisibleArtworks({ collectorId }: CollectorPrivatePreviewsProps) {
  const query = useQuery(collectorPreviewQuery(collectorId));
  return (
    <QueryState query={query} subject="what they see" failed="It could not be read.">
      {(works) =>
        works.length === 0 ? (
          <p className={styles.sentence}>Nothing at the moment.</p>
        ) : (
          <RowList>
            {works.map((work) => (
              <Row key={work.id}>
                <span>{work.title}</span>
                <MutedText>
                  until <DateTime at={work.expiresAt} shape="day" />
                </MutedText>
                <RowFacts>{editionsLabel(work)}</RowFacts>
              </Row>
            ))}
          </RowList>
        )
      }
    </QueryState>
  );
}

/** `30 × 20 in: 6 of 9 free`, size by size. */
const editionsLabel = ({ editions }: PreviewedArtwork): string =>
  editions
    .map(({ size, remaining, total }) => `${formatSize(size)}: ${remaining} of ${total} free`)
    .join('; ');
