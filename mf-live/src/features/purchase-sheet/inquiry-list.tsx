import type { PhotoEditions } from '@gallery/contracts';
import { formatSize, inquiryMailLink } from '@gallery/domain';
import { ButtonLink } from '@gallery/ui';
import { frameLine, remainingLine } from './live-prints';
import styles from './purchase-sheet.module.css';

export interface InquiryListProps {
  /** Of the photo. */
  title: string;
  editions: PhotoEditions;
  /** Where inquiries go; a setting of the gallery. */
  salesEmail: string;
}

/** While the gallery sells by inquiry: both products without prices, each with its mail link. */
export function InquiryList({ title, editions, salesEmail }: InquiryListProps) {
  return (
    <>
      <section className={styles.offer}>
        <h3 className={styles.productName}>Live limited edition</h3>
        <ul className={styles.sizes}>
          {editions.options.map((option) => (
            <li key={option.size}>
              <span>{formatSize(option.size)}</span>
              <span>{frameLine(option)}</span>
              <span>{remainingLine(option)}</span>
            </li>
          ))}
        </ul>
        <Inquire salesEmail={salesEmail} subject={title} />
      </section>
      <section className={styles.offer}>
        <h3 className={styles.productName}>Event photo</h3>
        <p className={styles.lead}>Digital file and small print, for collectors, not numbered.</p>
        <Inquire salesEmail={salesEmail} subject={`${title}, event photo`} />
      </section>
    </>
  );
}

const Inquire = ({ salesEmail, subject }: { salesEmail: string; subject: string }) => (
  <ButtonLink
    isWide
    render={({ children, className }) => (
      <a href={inquiryMailLink(salesEmail, subject)} className={className}>
        {children}
        <span className="visually-hidden"> about {subject}</span>
      </a>
    )}
  >
    INQUIRE
  </ButtonLink>
);
