import { formatMoney, orderLimitMessage, type Cents, formatSize, withFrameWords } from '@gallery/domain';
import type { Picture as PictureRecord } from '@gallery/contracts';
import { isEventPhotoItem, useDateTimeFormat, type CartItem } from '@gallery/session';
import { lineTotal } from '@gallery/session/order-request';
import { Button, Notice, Price, QuantityStepper, SelectField } from '@gallery/ui';
import { Link } from 'react-router';
import { cartLineErrorMessage, isReserved, type CartLineError } from './cart-line-errors';
import { CartLineNumbers } from './cart-line-numbers';
import { CartLinePicture } from './cart-line-picture';
import { LiveEventLink } from '../../components/live-event-link';
import styles from './cart-lines.module.css';

/** What the catalog says about a line. */
export interface CartLineOffer {
  slug: string;
  picture: PictureRecord | null;
  /** Frames to choose from, as `frameType`. */
  frameTypes: readonly string[];
  /** What its frame Custom is; null for other frames. */
  customFrame: string | null;
  /** How many prints of the edition one order can have. */
  orderLimit: number;
  /** Size of the edition. */
  total: number;
}

export interface CartLineProps {
  line: CartItem;
  /** Null for event photos and for prints no longer offered; 'unknown' while the catalog loads. */
  offer: CartLineOffer | 'unknown' | null;
  /** For what is in no catalog: an event photo, a work of a private preview; null while it is not known. */
  unlistedPicture: PictureRecord | null;
  error: CartLineError | null;
  /** 'You would receive number 7 of 9'; null while unknown. */
  numbers: string | null;
  onQuantity: (quantity: number) => void;
  onFrame: (unit: number, frameType: string) => void;
  onRemove: () => void;
  /** Accepts the catalog's current price. */
  onAcceptPrice: (price: Cents) => void;
  /** Reduces the quantity to what is left. */
  onTake: (quantity: number) => void;
  /** Chooses this number for a unit, and holds it. */
  onHold: (unit: number, editionNumber: number) => void;
}

/** A line of the cart: artwork, quantity, frames and price. */
export function CartLine({
  line,
  offer,
  unlistedPicture,
  error,
  numbers,
  onQuantity,
  onFrame,
  onRemove,
  onAcceptPrice,
  onTake,
  onHold,
}: CartLineProps) {
  const name = `${line.title}, ${line.editionSize}`;
  const known = offer === 'unknown' ? null : offer;
  const picture = known?.picture ?? unlistedPicture;
  // A framed print keeps the space of its fields while the catalog loads.
  const isFrameChoice = offer === 'unknown' ? isFramedPrint(line) : (known?.frameTypes.length ?? 0) > 1;
  // A single print shows its frame in the select.
  const isFrameText = line.frameSize !== '' && !(isFrameChoice && line.quantity === 1);
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {(picture || offer !== 'unknown') && (
          <CartLinePicture
            line={line}
            picture={picture}
            hasFile={offer === null && error?.kind !== 'withdrawn'}
          />
        )}
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          {known ? <Link to={`/fine-art/${known.slug}`}>{line.title}</Link> : line.title}
        </h2>
        <p>
          <span className={styles.series}>{line.series}</span>
          {line.year > 0 && `, ${line.year}`}
        </p>
        {isEventPhotoItem(line) && (
          <p>
            <LiveEventLink line={line} />
          </p>
        )}
        <p className={styles.print}>{sizeLabel(line)}</p>
        {isFrameText && <p>{framesLabel(line, known?.customFrame ?? null)}</p>}
        <CartLineNotes line={line} offer={offer} error={error} numbers={numbers} onHold={onHold} />
        {isFrameChoice && <UnitFrameFields line={line} offer={known} onFrame={onFrame} />}
      </div>
      <div className={styles.controls}>
        <QuantityStepper
          label={name}
          value={line.quantity}
          max={known?.orderLimit}
          // One edition number is one print.
          isDisabled={isEventPhotoItem(line) || line.reservedUntil !== undefined}
          onChange={onQuantity}
        />
        <Button variant="text" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <p className={styles.price}>
        <Price>{formatMoney(lineTotal(line))}</Price>
      </p>
      {error && (
        <CartLineErrorNotice error={error} onAcceptPrice={onAcceptPrice} onTake={onTake} onHold={onHold} />
      )}
    </li>
  );
}

interface CartLineNotesProps extends Pick<CartLineProps, 'line' | 'error' | 'numbers' | 'onHold'> {
  offer: CartLineProps['offer'];
}

/**
 * The numbers to be received, or the edition while they are unknown; until when they are held or reserved, and why
 * there cannot be more.
 */
function CartLineNotes({ line, offer, error, numbers, onHold }: CartLineNotesProps) {
  const formatTime = useDateTimeFormat();
  const { quantity, remaining, reservedUntil } = line;
  // Where fewer are left, that is what counts. A line beyond the limit says so in its notice.
  const known = offer === 'unknown' ? null : offer;
  const isAtLimit = known !== null && quantity === known.orderLimit && remaining > quantity;
  const next = error || line.numbers ? null : numbers;
  const areChosen = offer !== null && line.numbers !== undefined;
  return (
    <>
      {next && <p className={styles.numbers}>{next}</p>}
      {!next && !areChosen && <p>Edition {line.editionNumber}</p>}
      {areChosen && (
        <CartLineNumbers
          line={line}
          total={known?.total ?? null}
          takenUnit={error?.kind === 'number-taken' ? error.unit : null}
          onHold={onHold}
        />
      )}
      {isAtLimit && <p>{orderLimitMessage(known.orderLimit)}</p>}
      {reservedUntil && isReserved(line) && <p>Reserved for you until {formatTime(reservedUntil)}</p>}
    </>
  );
}

interface CartLineErrorNoticeProps extends Pick<CartLineProps, 'onAcceptPrice' | 'onTake' | 'onHold'> {
  error: CartLineError;
}

/** Why the line cannot be bought, and how to fix it. */
function CartLineErrorNotice({ error, onAcceptPrice, onTake, onHold }: CartLineErrorNoticeProps) {
  const formatTime = useDateTimeFormat();
  return (
    <div className={styles.notice}>
      <Notice tone="warning">
        {cartLineErrorMessage(error, formatTime)}{' '}
        {error.kind === 'over-limit' && (
          <Button variant="text" onClick={() => onTake(error.most)}>
            Change to {error.most}
          </Button>
        )}
        <TakeNextNumber error={error} onHold={onHold} />
        {error.kind === 'price' && (
          <Button variant="text" onClick={() => onAcceptPrice(error.price)}>
            Use the new price
          </Button>
        )}
        {error.kind === 'fewer' && (
          <Button variant="text" onClick={() => onTake(error.remaining)}>
            Change to {error.remaining}
          </Button>
        )}
      </Notice>
    </div>
  );
}

function TakeNextNumber({ error, onHold }: Pick<CartLineErrorNoticeProps, 'error' | 'onHold'>) {
  if (error.kind !== 'number-taken' || error.next === null) return null;
  const { unit, next } = error;
  return (
    <Button variant="text" onClick={() => onHold(unit, next)}>
      Switch to number {next}
    </Button>
  );
}
const isFramedPrint = (line: CartItem) => line.frameSize !== '' && !isEventPhotoItem(line);

interface UnitFrameFieldsProps {
  line: CartItem;
  /** Null while unknown. */
  offer: CartLineOffer | null;
  onFrame: (unit: number, frameType: string) => void;
}

/** A frame per unit, so that two frames of one size stay two choices. */
function UnitFrameFields({ line, offer, onFrame }: UnitFrameFieldsProps) {
  return (
    <div className={styles.frames}>
      {Array.from(line.frameTypes.entries(), ([unit, frameType]) => (
        <SelectField
          // Units of one line have no identity but their position.
          key={unit}
          label={line.quantity === 1 ? 'Frame' : `Frame of print ${unit + 1}`}
          value={frameType}
          onChange={(event) => onFrame(unit, event.target.value)}
        >
          {[...new Set([frameType, ...(offer?.frameTypes ?? [])])].map((type) => (
            <option key={type} value={type}>
              {withFrameWords(type, offer?.customFrame ?? null)}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}

/** '20 × 20 in, framed 32.5 × 32.5 in' or '5 × 7 in, unframed'. */
function sizeLabel({ size, frameSize }: Pick<CartItem, 'size' | 'frameSize'>): string {
  return `${formatSize(size)}, ${frameSize === '' ? 'unframed' : `framed ${formatSize(frameSize)}`}`;
}

/** The frames of all units: 'Black Frame', or '2 × Black Frame, 1 × Gold Frame'. */
function framesLabel({ frameTypes }: Pick<CartItem, 'frameTypes'>, customFrame: string | null): string {
  const labels = frameTypes.map((type) => withFrameWords(type, customFrame));
  const distinct = [...new Set(labels)];
  if (distinct.length <= 1) return distinct[0] ?? '';
  const count = (label: string) => labels.filter((each) => each === label).length;
  return distinct.map((label) => `${count(label)} × ${label}`).join(', ');
}
