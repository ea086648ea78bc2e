import type { ArtworkRecord } from '@gallery/contracts';
import { announce, useGallerySettings } from '@gallery/session';
import { Notice, RadioRow, RadioRows, EditionStock, StockDots, ChipRadio, ChipRow } from '@gallery/ui';
import {
  editionLabel,
  editionName,
  formatMoney,
  frameLabels,
  isOnHold,
  maxPrintsPerOrder,
  orderLimitMessage,
  remainingLabel,
  resolveFrameStyle,
  withFrameWords,
} from '@gallery/domain';
import { BackInStockAlert } from './back-in-stock-alert';
import { HoldNotice } from './hold-notice';
import {
  availableFrameStyles,
  isForSale,
  type EditionOption,
  editionPrice,
  editionTextLines,
  nextEditionNumberLabel,
} from './edition-options';
import { PurchasePrice } from '../../components/price/purchase-price';
import { PurchaseButton } from './purchase-button';
import styles from './purchase-panel.module.css';

export interface PurchasePanelProps {
  artwork: ArtworkRecord;
  /** Null when none is for sale. */
  edition: EditionOption | null;
  /** Whether the shopper selected the edition: until then its price is calculated here, without asking the server. */
  isChosen: boolean;
  onChoose: (edition: EditionOption) => void;
  /** Null while none is chosen. */
  frame: string | null;
  onChooseFrame: (frameStyle: string) => void;
  /** Opens the purchase of a print of the edition in this frame. */
  onPurchase: (edition: EditionOption, frameStyle: string) => void;
}

/** Edition, frame and purchase button. */
export function PurchasePanel({
  artwork,
  edition,
  isChosen,
  onChoose,
  frame,
  onChooseFrame,
  onPurchase,
}: PurchasePanelProps) {
  const editions = artwork.editionOptions;
  const frameStyles = availableFrameStyles(editions, edition);
  const hasFrameChoice = frameStyles.length > 1;
  const isSoldOut = !editions.some(isForSale);
  // Chosen while a print was available; someone else took it first.
  const isLost = edition !== null && !isForSale(edition) && !isOnHold(edition) && !isSoldOut;

  const choose = (chosen: EditionOption) => {
    onChoose(chosen);
    announce(`${remainingLabel(chosen)}. ${editionStatusLine(chosen)}.`);
  };

  return (
    <>
      <EditionPicker
        editions={editions}
        selectedId={edition?.editionId ?? null}
        frameStyle={frame}
        onSelect={choose}
      />
      <FramePicker
        frameStyles={hasFrameChoice ? frameStyles : availableFrameStyles(editions, null)}
        isHidden={!hasFrameChoice}
        customFrame={edition?.customFrame ?? null}
        selected={edition ? resolveFrameStyle(edition, frame) : (frame ?? frameStyles[0] ?? '')}
        onSelect={onChooseFrame}
      />
      {edition && <EditionStatus edition={edition} />}
      {edition && isForSale(edition) && (
        <PurchasePrice
          artwork={artwork}
          edition={edition}
          frameStyle={resolveFrameStyle(edition, frame)}
          isEstimate={!isChosen}
          isShort
        />
      )}
      <PurchaseButton
        title={artwork.title}
        edition={edition}
        isDisabled={edition === null || !isForSale(edition)}
        onClick={() => edition && onPurchase(edition, resolveFrameStyle(edition, frame))}
      />
      {edition && <EditionNotes edition={edition} />}
      {edition && isOnHold(edition) && (
        <div className={styles.message}>
          <HoldNotice artworkId={artwork.id} edition={edition} />
        </div>
      )}
      {isLost && (
        <div className={styles.message}>
          <Notice tone="warning">This size is no longer available. Please choose another size.</Notice>
        </div>
      )}
      <BackInStockAlert editions={editions} />
    </>
  );
}

interface EditionPickerProps {
  editions: readonly EditionOption[];
  selectedId: string | null;
  /** The selected frame style; null while none is. */
  frameStyle: string | null;
  onSelect: (edition: EditionOption) => void;
}

/** The editions as a table of radios: size, frame, price; sold-out ones cannot be selected. */
function EditionPicker({ editions, selectedId, frameStyle, onSelect }: EditionPickerProps) {
  return (
    <RadioRows legend="Edition" columns={['Print', 'Frame', 'Price']}>
      {editions.map((edition) => {
        const frame = frameLabels(edition, frameStyle);
        const price = editionPrice(edition);
        return (
          <RadioRow
            key={edition.editionId}
            name="edition"
            value={edition.editionId}
            checked={edition.editionId === selectedId}
            disabled={!isForSale(edition) && !isOnHold(edition)}
            onChange={() => onSelect(edition)}
            title={editionName(edition)}
            titleNote={
              <>
                <StockDots total={edition.total} sold={edition.sold} held={edition.held} />
                <span>{remainingLabel(edition)}</span>
              </>
            }
            detail={frame.size}
            detailNote={frame.style}
            figure={price === null ? 'On inquiry' : formatMoney(price)}
          />
        );
      })}
    </RadioRows>
  );
}

/** 'You would receive number 3 of 9', or 'Edition 1 of 9' while no number is available. */
const editionStatusLine = (edition: EditionOption): string =>
  nextEditionNumberLabel(edition) ?? editionLabel(edition);

/**
 * Stock of the selected edition and its next edition number. No live region of its own: a sale is announced once for
 * the page.
 */
const EditionStatus = ({ edition }: { edition: EditionOption }) => (
  <div className={styles.status}>
    <EditionStock total={edition.total} sold={edition.sold} held={edition.held}>
      {remainingLabel(edition)}
    </EditionStock>
    <span className={styles.next}>{editionStatusLine(edition)}</span>
  </div>
);

/**
 * What only some editions say: the limit per order and texts of their own. Below the button, which would move from
 * under a finger when an edition without them is selected.
 */
function EditionNotes({ edition }: { edition: EditionOption }) {
  const { orderLimits } = useGallerySettings((state) => state.settings);
  const most = maxPrintsPerOrder(edition.total, orderLimits);
  const notes = [
    ...(most < edition.available ? [orderLimitMessage(most)] : []),
    ...editionTextLines(edition),
  ];
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </div>
  );
}

interface FramePickerProps {
  /** Styles to choose from; a single one is not shown. */
  frameStyles: readonly string[];
  /** Keeps only its place: the selected edition has no choice, and what is below stays where it is. */
  isHidden: boolean;
  /** What the frame Custom is. */
  customFrame: string | null;
  selected: string;
  onSelect: (style: string) => void;
}

/** Frame styles as text options, the selected one underlined. */
function FramePicker({ frameStyles, isHidden, customFrame, selected, onSelect }: FramePickerProps) {
  if (frameStyles.length < 2) return null;
  return (
    <div className={isHidden ? styles.hidden : undefined} aria-hidden={isHidden || undefined}>
      <ChipRow legend="Frame" className={styles.choice}>
        {frameStyles.map((style) => (
          <ChipRadio
            key={style}
            name="frame"
            value={style}
            checked={style === selected}
            onChange={() => onSelect(style)}
          >
            {withFrameWords(style, customFrame)}
          </ChipRadio>
        ))}
      </ChipRow>
    </div>
  );
}
