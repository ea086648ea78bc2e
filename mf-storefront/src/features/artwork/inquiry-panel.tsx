import { formatSize, inquiryMailLink } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';
import { ButtonLink } from '@gallery/ui';
import { frameLines, remainingLine } from './edition-choice';
import styles from './purchase-panel.module.css';

export interface InquiryPanelProps {
  artwork: ArtworkRecord;
  /** Where inquiries go; a setting of the gallery. */
  salesEmail: string;
}

/** While the gallery sells by inquiry: what there is, without prices, and one mail link. */
export function InquiryPanel({ artwork, salesEmail }: InquiryPanelProps) {
  return (
    <>
      <ul className={styles.editions} aria-label="Editions">
        {artwork.editionOptions.map((edition) => {
          const frame = frameLines(edition);
          return (
            <li key={edition.editionId}>
              <span>{formatSize(edition.size)}</span>
              <span>{[frame.size, frame.style].join(', ')}</span>
              <span>{remainingLine(edition)}</span>
            </li>
          );
        })}
      </ul>
      <div className={styles.buy}>
        <ButtonLink
          variant="filled"
          isWide
          render={({ children, className }) => (
            <a href={inquiryMailLink(salesEmail, artwork.title)} className={className}>
              {children}
            </a>
          )}
        >
          INQUIRE
        </ButtonLink>
      </div>
    </>
  );
}
