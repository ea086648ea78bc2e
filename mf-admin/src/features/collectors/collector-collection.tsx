import { releaseReservation } from '@gallery/api-client';
import type { CollectorDetail } from '@gallery/contracts';
import { cents, formatMoney, formatSize, statusWord } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DetailPart } from '../../parts/detail-part';
import { Moment } from '../../parts/moment';
import { Problem } from '../../parts/problem';
import { Quiet } from '../../parts/quiet';
import { Row, RowFacts, RowList } from '../../parts/row-list';

export interface CollectorCollectionProps {
  collector: CollectorDetail;
}

/** What they bought, hold and have reserved; parts without anything are left out. */
export function CollectorCollection({ collector }: CollectorCollectionProps) {
  const { orders, certificates, reservations } = collector;
  return (
    <>
      {orders.length > 0 && (
        <DetailPart title="Orders">
          <RowList>
            {orders.map(({ number, status, createdAt, total, titles }) => (
              <Row key={number}>
                <Link to={`/admin/orders/${number}`}>{number}</Link>
                <span>{formatMoney(cents(total))}</span>
                <RowFacts>{[...new Set(titles)].join(', ')}</RowFacts>
                <RowFacts>
                  {statusWord(status)}, <Moment at={createdAt} shape="day" />
                </RowFacts>
              </Row>
            ))}
          </RowList>
        </DetailPart>
      )}
      {certificates.length > 0 && (
        <DetailPart title="Certificates">
          <RowList>
            {certificates.map(({ coaId, title, size, number, total, state }) => (
              <Row key={coaId}>
                <span>
                  {title}, {formatSize(size)}, {number} of {total}
                </span>
                <Quiet>{state}</Quiet>
                <RowFacts>
                  <Link to={`/admin/certificates/${coaId}`}>{coaId}</Link>
                </RowFacts>
              </Row>
            ))}
          </RowList>
        </DetailPart>
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
  const releasing = useMutation(releaseReservation());
  return (
    <DetailPart title="Reservations">
      <RowList>
        {reservations.map(({ editionId, title, size, number, until }) => (
          <Row key={`${editionId}-${number}`}>
            <span>
              {title}, {formatSize(size)}, number {number}
              <br />
              <Quiet>
                until <Moment at={until} shape="short" />
              </Quiet>
            </span>
            <span>
              <Button
                variant="word"
                aria-label={`Release ${title}, number ${number}`}
                isBusy={releasing.isPending && releasing.variables.number === number}
                onClick={() => releasing.mutate({ collectorId, editionId, number })}
              >
                Release
              </Button>
            </span>
          </Row>
        ))}
      </RowList>
      <Problem title="The number was not released." failure={releasing.error} />
    </DetailPart>
  );
}
