import { releaseCollectorReservation } from '@gallery/api-client';
import type { PrivatePreviewRecord } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { TextButton } from '../../components/actions/text-button';
import { fullName } from '../../components/forms/collector-picker';
import { DetailSection } from '../../components/records/detail-section';
import { DateTime } from '../../components/text/date-time';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { MutedText } from '../../components/text/muted-text';
import { Row, RowList } from '../../components/records/row-list';
import styles from './private-previews.module.css';

/** Collectors' responses: prints they have reserved, and who wants to hear when an artwork goes on sale. */
export function PrivatePreviewResponses({
  preview: { reservations, presaleRequests },
}: {
  preview: PrivatePreviewRecord;
}) {
  const releasing = useMutation(releaseCollectorReservation());
  return (
    <>
      <DetailSection title="Reservations">
        {reservations.length === 0 && <p className={styles.note}>Nobody has reserved a number.</p>}
        {reservations.length > 0 && (
          <RowList>
            {reservations.map(({ collector, editionId, title, size, number, until }) => (
              <Row key={`${editionId}-${number}`}>
                <span>
                  <Link to={`/admin/collectors/${collector.id}`}>{fullName(collector)}</Link>
                  <br />
                  {title}, {formatSize(size)}, number {number}
                  <br />
                  <MutedText>
                    until <DateTime at={until} shape="short" />
                  </MutedText>
                </span>
                <span>
                  <TextButton
                    aria-label={`Release number ${number} of ${title}`}
                    isBusy={releasing.isPending && releasing.variables.number === number}
                    onClick={() => releasing.mutate({ collectorId: collector.id, editionId, number })}
                  >
                    Release
                  </TextButton>
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
            {presaleRequests.map(({ collector, artworkId, title, askedAt, answeredAt }) => (
              <Row key={`${collector.id}-${artworkId}`}>
                <span>
                  <Link to={`/admin/collectors/${collector.id}`}>{fullName(collector)}</Link>, {title}
                </span>
                <MutedText>
                  {answeredAt === null ? 'asked' : 'told'}{' '}
                  <DateTime at={answeredAt ?? askedAt} shape="short" />
                </MutedText>
              </Row>
            ))}
          </RowList>
        </DetailSection>
      )}
    </>
  );
}
