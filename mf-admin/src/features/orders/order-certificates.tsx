import { orderCertificatesQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageSection } from '../../components/page/page-section';
import { ErrorNotice } from '../../components/feedback/error-notice';
import styles from './order-detail.module.css';

/** The certificates of the order's prints, each with its state. */
export function OrderCertificates({ orderNumber }: { orderNumber: string }) {
  const { data, error } = useQuery(orderCertificatesQuery(orderNumber));
  if (!error && !data?.length) return null;
  return (
    <PageSection title="Certificates">
      <ErrorNotice title="The certificates could not be read." failure={error} />
      <ul className={styles.rows}>
        {data?.map(({ coaId, title, number, total, state, holderName }) => (
          <li key={coaId} className={styles.row}>
            <p>
              {title}, {number} of {total}: {state}
            </p>
            <p className={styles.facts}>
              <Link to={`/admin/certificates/${coaId}`}>{coaId}</Link>
              {holderName && `, ${holderName}`}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
