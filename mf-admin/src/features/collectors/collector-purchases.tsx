import { releaseCollectorReservation } from '@gallery/api-client';
import type { CollectorDetail } from '@gallery/contracts';
import { toCents, formatMoney, formatSize, orderStatusLabel } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DetailSection } from '../../components/records/detail-section';
import { DateTime } from '../../components/text/date-time';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { MutedText } from '../../components/text/muted-text';
import { Row, RowFacts, RowList } from '../../components/records/row-list';

export interface CollectorPurchasesProps {
  collector: CollectorDetail;
}

/** What they bought, hold and have reserved; parts without anything are left out. */
export function CollectorPurchasesService({ collector }: CollectorPurchasesProps) {
  const { orders, certificates, reservations } = collector;
  return (
    <>
      {orders.length > 0 && (
        <DetailSection title="Orders">
          <RowList>
            {orders.map(({ number, status, createdAt, total, titles }) => (
              <Row key={number}>
                <Link to={`/admin/orders/${number}`}>{number}</Link>
                <span>{formatMoney(toCents(total))}</span>
                <RowFacts>{[...new Set(titles)].join(', ')}</RowFacts>
                <RowFacts>
                  {orderStatusLabel(status)}, <DateTime at={createdAt} shape="day" />
                </RowFacts>
              </Row>
            ))}
          </RowList>
        </DetailSection>
      )}
      {certificates.length > 0 && (
        <DetailSection title="Certificates">
          <RowList>
            {certificates.map(({ coaId, title, size, editionNumber, total, state }) => (
              <Row key={coaId}>
                <span>
                  {title}, {formatSize(size)}, {editionNumber} of {total}
                </span>
                <MutedText>{state}</MutedText>
                <RowFacts>
                  <Link to={`/admin/certificates/${coaId}`}>{coaId}</Link>
                </RowFacts>
              </Row>
            ))}
          </RowList>
        </DetailSection>
      )}
      {reservations.length > 0 && <Reservations collectorId={collector.id} reservations={reservations} />}
    </>
  );
}

interface ReservationsProps {
  collectorId: string;
  reservations: CollectorDetail['reservations'];
}

function Reservations({ collectorId, reservations }: ReservationsProps) {
  const releasing = useMutation(releaseCollectorReservation());
  return (
    <DetailSection title="Reservations">
      <RowList>
        {reservations.map(({ editionId, title, size, editionNumber, until }) => (
          <Row key={`${editionId}-${editionNumber}`}>
            <span>
              {title}, {formatSize(size)}, number {editionNumber}
              <br />
              <MutedText>
                until <DateTime at={until} shape="short" />
              </MutedText>
            </span>
            <span>
              <Button
                variant="text"
                aria-label={`Release ${title}, number ${editionNumber}`}
                isBusy={releasing.isPending && releasing.variables.editionNumber === editionNumber}
                onClick={() => releasing.mutate({ collectorId, editionId, editionNumber })}
              >
                Release
              </Button>
            </span>
          </Row>
        ))}
      </RowList>
      <ErrorNotice title="The number was not released." failure={releasing.error} />
    </DetailSection>
  );
}
