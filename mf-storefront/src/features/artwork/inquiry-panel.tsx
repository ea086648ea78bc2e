import { formatSize, frameLabels, inquiryEmailLink, remainingLabel } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';
import { ButtonLink } from '@gallery/ui';
import { editionTextLines } from './edition-options';
import styles from './purchase-panel.module.css';

export interface InquiryPanelProps {
  artwork: ArtworkRecord;
  /** Email for inquiries, a gallery setting. */
  salesEmail: string;
}

/** In inquiry mode: the editions without prices, and one mailto link. */
export function InquiryPanel({ artwork, salesEmail }: InquiryPanelProps) {
  return (
    <>
      <ul className={styles.editions} aria-label="Editions">
        {artwork.editionOptions.map((edition) => {
          const frame = frameLabels(edition);
          return (
            <li key={edition.editionId}>
              <span>{formatSize(edition.size)}</span>
              <span>{[frame.size, frame.style, ...editionTextLines(edition)].join(', ')}</span>
              <span>{remainingLabel(edition)}</span>
            </li>
          );
        })}
      </ul>
      <div className={styles.buy}>
        <ButtonLink variant="filled" isWide href={inquiryEmailLink(salesEmail, artwork.title)}>
          INQUIRE
        </ButtonLink>
      </div>
    </>
  );
}
