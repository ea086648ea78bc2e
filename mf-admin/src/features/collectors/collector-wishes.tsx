import type { CollectorDetail } from '@gallery/contracts';
import { statusWord } from '@gallery/domain';
import { Link } from 'react-router';
import { Moment } from '../../parts/moment';
import styles from './collectors.module.css';
import { DetailPart } from './detail-part';

export interface CollectorWishesProps {
  collector: CollectorDetail;
}

/** What they asked for and what is meant for them: commissions, previews, inquiries, the pre-sale list. */
export function CollectorWishes({ collector }: CollectorWishesProps) {
  const { commissions, previews, inquiries, presaleRequests } = collector;
  return (
    <>
      {commissions.length > 0 && (
        <DetailPart title="Commissions">
          <ul className={styles.rows}>
            {commissions.map(({ id, projectType, status, createdAt }) => (
              <li key={id} className={styles.row}>
                <Link to={`/admin/commissions/${id}`}>{projectType}</Link>
                <span className={styles.quiet}>
                  {statusWord(status)}, <Moment at={createdAt} shape="day" />
                </span>
              </li>
            ))}
          </ul>
        </DetailPart>
      )}
      {previews.length > 0 && (
        <DetailPart title="Private previews">
          <ul className={styles.rows}>
            {previews.map(({ id, titles, isNamed, opensAt, expiresAt }) => (
              <li key={id} className={styles.row}>
                <Link to={`/admin/previews/${id}`}>{titles.join(', ')}</Link>
                <span className={styles.quiet}>{isNamed ? 'by name' : 'by level'}</span>
                <span className={`${styles.quiet} ${styles.whole}`}>
                  <Moment at={opensAt} shape="day" /> to <Moment at={expiresAt} shape="day" />
                </span>
              </li>
            ))}
          </ul>
        </DetailPart>
      )}
      {presaleRequests.length > 0 && (
        <DetailPart title="Wants to hear first">
          <ul className={styles.rows}>
            {presaleRequests.map(({ artworkId, title, askedAt, answeredAt }) => (
              <li key={artworkId} className={styles.row}>
                <Link to={`/admin/inventory/${artworkId}`}>{title}</Link>
                <span className={styles.quiet}>
                  {answeredAt === null ? 'asked' : 'told'} <Moment at={answeredAt ?? askedAt} shape="day" />
                </span>
              </li>
            ))}
          </ul>
        </DetailPart>
      )}
      {inquiries.length > 0 && (
        <DetailPart title="Inquiries">
          <ul className={styles.rows}>
            {inquiries.map(({ id, inquiryType, state, createdAt }) => (
              <li key={id} className={styles.row}>
                <span>{inquiryType ?? 'Message'}</span>
                <span className={styles.quiet}>
                  {state}, <Moment at={createdAt} shape="day" />
                </span>
              </li>
            ))}
          </ul>
        </DetailPart>
      )}
    </>
  );
}
