import { releaseReservation } from '@gallery/api-client';
import type { PrivatePreviewRecord } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fullName } from '../../parts/collectors-field';
import { Moment } from '../../parts/moment';
import { Problem } from '../../parts/problem';
import styles from './private-previews.module.css';

export interface PreviewAnswersProps {
  preview: PrivatePreviewRecord;
}

/** What collectors made of it: numbers they have reserved, and who wants to hear when a work opens. */
export function PreviewAnswers({ preview: { reservations, presaleRequests } }: PreviewAnswersProps) {
  const releasing = useMutation(releaseReservation());
  return (
    <>
      <section className={styles.part} aria-label="Reservations">
        <h3 className={styles.partTitle}>Reservations</h3>
        {reservations.length === 0 && <p className={styles.note}>Nobody has reserved a number.</p>}
        {reservations.length > 0 && (
          <ul className={styles.rows}>
            {reservations.map(({ collector, editionId, title, size, number, until }) => (
              <li key={`${editionId}-${number}`} className={styles.row}>
                <span>
                  <Link to={`/admin/collectors/${collector.id}`}>{fullName(collector)}</Link>
                  <br />
                  {title}, {formatSize(size)}, number {number}
                  <br />
                  <span className={styles.quiet}>
                    until <Moment at={until} shape="short" />
                  </span>
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
              </li>
            ))}
          </ul>
        )}
        <Problem title="The number was not released." failure={releasing.error} />
      </section>
      {presaleRequests.length > 0 && (
        <section className={styles.part} aria-label="Want to hear first">
          <h3 className={styles.partTitle}>Want to hear first</h3>
          <ul className={styles.rows}>
            {presaleRequests.map(({ collector, artworkId, title, askedAt, answeredAt }) => (
              <li key={`${collector.id}-${artworkId}`} className={styles.row}>
                <span>
                  <Link to={`/admin/collectors/${collector.id}`}>{fullName(collector)}</Link>, {title}
                </span>
                <span className={styles.quiet}>
                  {answeredAt === null ? 'asked' : 'told'} <Moment at={answeredAt ?? askedAt} shape="short" />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
