import type { EventPhotoEditions } from '@gallery/contracts';
import { formatSize, inquiryEmailLink, remainingLabel } from '@gallery/domain';
import { ButtonLink } from '@gallery/ui';
import { editionHoldOf, frameSizeLabel } from './live-prints';
import styles from './purchase-sheet.module.css';

export interface InquiryListProps {
  /** Title of the photo. */
  title: string;
  editions: EventPhotoEditions;
  /** Email for inquiries, a gallery setting. */
  salesEmail: string;
}

/** In inquiry mode: both products without prices, each with a mailto link. */
export function InquiryList({ title, editions, salesEmail }: InquiryListProps) {
  return (
    <>
      <section className={styles.offer}>
        <h3 className={styles.productName}>Live limited edition</h3>
        <ul className={styles.sizes}>
          {editions.options.map((option) => (
            <li key={option.size}>
              <span>{formatSize(option.size)}</span>
              <span>{frameSizeLabel(option, null)}</span>
              <span>{remainingLabel(editionHoldOf(option))}</span>
            </li>
          ))}
        </ul>
        <InquireLink salesEmail={salesEmail} subject={title} />
      </section>
      <section className={styles.offer}>
        <h3 className={styles.productName}>Event photo</h3>
        <p className={styles.lead}>Digital file and small print, for collectors, not numbered.</p>
        <InquireLink salesEmail={salesEmail} subject={`${title}, event photo`} />
      </section>
    </>
  );
}

const InquireLink = ({ salesEmail, subject }: { salesEmail: string; subject: string }) => (
  <ButtonLink isWide href={inquiryEmailLink(salesEmail, subject)}>
    INQUIRE<span className="visually-hidden"> about {subject}</span>
  </ButtonLink>
);
