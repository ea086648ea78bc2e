import styles from './availability-lines.module.css';
import { EditionStock } from './edition-stock';

interface AvailabilityLine {
  text: string;
  /** The edition whose dots come before the text. */
  edition: { total: number; sold: number; held: number } | null;
}

/** The `LabelAvailability` of the domain fits. */
export interface AvailabilityLinesProps {
  first: AvailabilityLine;
  /** Follows the first line as a separate sentence. */
  price: string | null;
  second: AvailabilityLine | null;
}

/** What remains of an artwork, for its `ArtworkLabel`. */
export const AvailabilityLines = ({ first, price, second }: AvailabilityLinesProps) => (
  <>
    <Line {...first} />
    {price && <span>. {price}</span>}
    {second && (
      <span className={styles.line}>
        <Line {...second} />
      </span>
    )}
  </>
);

const Line = ({ text, edition }: AvailabilityLine) =>
  edition ? (
    <EditionStock total={edition.total} sold={edition.sold} held={edition.held}>
      {text}
    </EditionStock>
  ) : (
    <span>{text}</span>
  );
