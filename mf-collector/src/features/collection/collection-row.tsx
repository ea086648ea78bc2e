import type { CollectionPrint } from '@gallery/contracts';
import {
  formatEditionNumber,
  formatMoney,
  formatPrintDimensions,
  toCents,
  UNTITLED_ARTWORK,
} from '@gallery/domain';
import { useTimeZone } from '@gallery/session';
import { Button, Picture, TextLink } from '@gallery/ui';
import { provenanceLine } from '../../components/provenance';
import { RecordRow, RecordRowTitle } from '../../components/record-rows';
import styles from './collection.module.css';

export interface CollectionRowProps {
  print: CollectionPrint;
  /** Opens the request for a loan or resale. */
  onOffer: () => void;
}

/** A print that the collector owns. */
export function CollectionRow({ print, onOffer }: CollectionRowProps) {
  const { artworkTitle, editionNumber, editionTotal, pricePaid, listPrice, picture, pdfPath } = print;
  const timeZone = useTimeZone();
  const named = (
    <span className="visually-hidden">
      {' '}
      of {artworkTitle}, number {editionNumber}
    </span>
  );
  return (
    <RecordRow layout={styles.row}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="8rem" alt="" />
      </div>
      <div className={styles.work}>
        <RecordRowTitle heading="h2">{artworkTitle || UNTITLED_ARTWORK}</RecordRowTitle>
        <p>{formatEditionNumber(editionTotal, editionNumber)}</p>
        <p>{formatPrintDimensions(print)}</p>
        <p>{provenanceLine(print.provenance, timeZone)}</p>
        {print.isArtworkHidden && <p>This artwork is no longer on public view.</p>}
      </div>
      <dl className={styles.prices}>
        <dt>Price paid</dt>
        <dd>{pricePaid === null ? 'Not known' : formatMoney(toCents(pricePaid))}</dd>
        <dt>List price</dt>
        <dd>{listPrice === null ? 'On inquiry' : formatMoney(toCents(listPrice))}</dd>
      </dl>
      <div className={styles.actions}>
        <TextLink href={pdfPath} target="_blank" rel="noreferrer">
          Certificate{named}
          <span className="visually-hidden"> (PDF, opens in a new tab)</span>
        </TextLink>
        <Button variant="text" onClick={onOffer}>
          Lend or sell{named}
        </Button>
      </div>
    </RecordRow>
  );
}
