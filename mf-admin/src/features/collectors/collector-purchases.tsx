import { releaseCollectorReservation } from '@gallery/api-client';
import type { CollectorDetail } from '@gallery/contracts';
import { toCents, formatMoney, formatSize, orderStatusLabel } from '@gallery/domain';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { TextButton } from '../../components/actions/text-button';
import { DetailSection } from '../../components/records/detail-section';
import { DateTime } from '../../components/text/date-time';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { MutedText } from '../../components/text/muted-text';
import { Row, RowFacts, RowList } from '../../components/records/row-list';

/** What they bought, hold and have reserved; parts without anything are left out. */
export function CollectorPurchasesService({ collector }: { collector: CollectorDetail }) {
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
            {certificates.map(({ coaId, title, size, number, total, state }) => (
              <Row key={coaId}>
                <span>
                  {title}, {formatSize(size)}, {number} of {total}
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
        {reservations.map(({ editionId, title, size, number, until }) => (
          <Row key={`${editionId}-${number}`}>
            <span>
              {title}, {formatSize(size)}, number {number}
              <br />
              <MutedText>
                until <DateTime at={until} shape="short" />
              </MutedText>
            </span>
            <span>
              <TextButton
                aria-label={`Release ${title}, number ${number}`}
                isBusy={releasing.isPending && releasing.variables.number === number}
                onClick={() => releasing.mutate({ collectorId, editionId, number })}
              >
                Release
              </TextButton>
            </span>
          </Row>
        ))}
      </RowList>
      <ErrorNotice title="The number was not released." failure={releasing.error} />
    </DetailSection>
  );
}
