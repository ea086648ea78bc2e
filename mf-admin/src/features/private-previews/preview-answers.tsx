import { releaseReservation } from '@gallery/api-client';
import type { PrivatePreviewRecord } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fullName } from '../../parts/collectors-field';
import { DetailPart } from '../../parts/detail-part';
import { Moment } from '../../parts/moment';
import { Problem } from '../../parts/problem';
import { Quiet } from '../../parts/quiet';
import { Row, RowList } from '../../parts/row-list';
import styles from './private-previews.module.css';

export interface PreviewAnswersProps {
  preview: PrivatePreviewRecord;
}

/** What collectors made of it: numbers they have reserved, and who wants to hear when a work opens. */
export function PreviewAnswers({ preview: { reservations, presaleRequests } }: PreviewAnswersProps) {
  const releasing = useMutation(releaseReservation());
  return (
    <>
      <DetailPart title="Reservations">
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
                  <Quiet>
                    until <Moment at={until} shape="short" />
                  </Quiet>
                </span>
                <span>
                  <Button
                    variant="word"
                    aria-label={`Release number ${number} of ${title}`}
                    isBusy={releasing.isPending && releasing.variables.number === number}
                    onClick={() => releasing.mutate({ collectorId: collector.id, editionId, number })}
                  >
                    Release
                  </Button>
                </span>
              </Row>
            ))}
          </RowList>
        )}
        <Problem title="The number was not released." failure={releasing.error} />
      </DetailPart>
      {presaleRequests.length > 0 && (
        <DetailPart title="Want to hear first">
          <RowList>
            {presaleRequests.map(({ collector, artworkId, title, askedAt, answeredAt }) => (
              <Row key={`${collector.id}-${artworkId}`}>
                <span>
                  <Link to={`/admin/collectors/${collector.id}`}>{fullName(collector)}</Link>, {title}
                </span>
                <Quiet>
                  {answeredAt === null ? 'asked' : 'told'} <Moment at={answeredAt ?? askedAt} shape="short" />
                </Quiet>
              </Row>
            ))}
          </RowList>
        </DetailPart>
      )}
    </>
  );
}
