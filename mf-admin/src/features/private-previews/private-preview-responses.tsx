import { releaseCollectorReservation } from '@gallery/api-client';
import type { PrivatePreviewRecord } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fullName } from '../../components/forms/collector-picker';
import { DetailSection } from '../../components/records/detail-section';
import { DateTime } from '../../components/text/date-time';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { MutedText } from '../../components/text/muted-text';
import { Row, RowList } from '../../components/records/row-list';
import styles from './private-previews.module.css';

export interface PrivatePreviewResponsesProps {
  preview: PrivatePreviewRecord;
}

/** Collectors' responses: prints they have reserved, and who wants to hear when an artwork goes on sale. */
export function PrivatePreviewResponses({
  preview: { reservations, presaleRequests },
}: PrivatePreviewResponsesProps) {
  const releasing = useMutation(releaseCollectorReservation());
  return (
    <>
      <DetailSection title="Reservations">
        {reservations.length === 0 && <p className={styles.note}>Nobody has reserved a number.</p>}
        {reservations.length > 0 && (
          <RowList>
            {reservations.map(({ collector, editionId, title, size, editionNumber, until }) => (
              <Row key={`${editionId}-${editionNumber}`}>
                <span>
                  <Link to={`/admin/collectors/${collector.id}`}>{fullName(collector)}</Link>
                  <br />
                  {title}, {formatSize(size)}, number {editionNumber}
                  <br />
                  <MutedText>
                    until <DateTime at={until} shape="short" />
                  </MutedText>
                </span>
                <span>
                  <Button
                    variant="text"
                    aria-label={`Release number ${editionNumber} of ${title}`}
                    isBusy={releasing.isPending && releasing.variables.editionNumber === editionNumber}
                    onClick={() => releasing.mutate({ collectorId: collector.id, editionId, editionNumber })}
                  >
                    Release
                  </Button>
                </span>
              </Row>
            ))}
          </RowList>
        )}
        <ErrorNotice title="The number was not released." failure={releasing.error} />
      </DetailSection>
      {presaleRequests.length > 0 && (
        <DetailSection title="Want to hear first">
          <RowList>
            {presaleRequests.map(({ collector, artworkId, title, askedAt, sentAt }) => (
              <Row key={`${collector.id}-${artworkId}`}>
                <span>
                  <Link to={`/admin/collectors/${collector.id}`}>{fullName(collector)}</Link>, {title}
                </span>
                <MutedText>
                  {sentAt === null ? 'asked' : 'told'} <DateTime at={sentAt ?? askedAt} shape="short" />
                </MutedText>
              </Row>
            ))}
          </RowList>
        </DetailSection>
      )}
    </>
  );
}
