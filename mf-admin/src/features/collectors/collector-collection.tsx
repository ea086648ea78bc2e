import { releaseReservation } from '@gallery/api-client';
import type { CollectorDetail } from '@gallery/contracts';
import { cents, formatMoney, formatSize, statusWord } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Moment } from '../../parts/moment';
import { Problem } from '../../parts/problem';
import styles from './collectors.module.css';
import { DetailPart } from './detail-part';

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
          <ul className={styles.rows}>
            {orders.map(({ number, status, createdAt, total, titles }) => (
              <li key={number} className={styles.row}>
                <Link to={`/admin/orders/${number}`}>{number}</Link>
                <span>{formatMoney(cents(total))}</span>
                <span className={`${styles.quiet} ${styles.whole}`}>{[...new Set(titles)].join(', ')}</span>
                <span className={`${styles.quiet} ${styles.whole}`}>
                  {statusWord(status)}, <Moment at={createdAt} shape="day" />
                </span>
              </li>
            ))}
          </ul>
        </DetailPart>
      )}
      {certificates.length > 0 && (
        <DetailPart title="Certificates">
          <ul className={styles.rows}>
            {certificates.map(({ coaId, title, size, number, total, state }) => (
              <li key={coaId} className={styles.row}>
                <span>
                  {title}, {formatSize(size)}, {number} of {total}
                </span>
                <span className={styles.quiet}>{state}</span>
                <Link className={styles.whole} to={`/admin/certificates/${coaId}`}>
                  {coaId}
                </Link>
              </li>
            ))}
          </ul>
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
      <ul className={styles.rows}>
        {reservations.map(({ editionId, title, size, number, until }) => (
          <li key={`${editionId}-${number}`} className={styles.row}>
            <span>
              {title}, {formatSize(size)}, number {number}
              <br />
              <span className={styles.quiet}>
                until <Moment at={until} shape="short" />
              </span>
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
          </li>
        ))}
      </ul>
      <Problem title="The number was not released." failure={releasing.error} />
    </DetailPart>
  );
}
