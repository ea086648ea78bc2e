import { formatDeadline, formatMoney, type Cents, formatSize } from '@gallery/domain';
import type { Picture as PictureRecord } from '@gallery/contracts';
import { isEventPhotoItem, type CartItem } from '@gallery/session';
import { lineTotal } from '@gallery/session/order-request';
import { Button, Notice, Picture, Price, QuantityStepper, SelectField } from '@gallery/ui';
import { Link } from 'react-router';
import { isReserved, type CartLineError } from './cart-line-errors';
import { LiveEventLink } from '../../components/live-event-link';
import styles from './cart-lines.module.css';

/** What the catalogue knows about a line at this moment. */
export interface CartLineOffer {
  slug: string;
  picture: PictureRecord | null;
  /** Frames to choose from, in the words of `frameType`. */
  frameTypes: readonly string[];
}

export interface CartLineProps {
  line: CartItem;
  /** Null for live photos and for prints that are offered no more; 'unknown' while the catalogue loads. */
  offer: CartLineOffer | 'unknown' | null;
  error: CartLineError | null;
  onQuantity: (quantity: number) => void;
  onFrame: (unit: number, frameType: string) => void;
  onRemove: () => void;
  /** Takes over the price that the catalogue has now. */
  onAcceptPrice: (price: Cents) => void;
  /** Takes what is left. */
  onTake: (quantity: number) => void;
}

/** One work in the cart: what it is, how many, which frames, what it costs. */
export function CartLine({
  line,
  offer,
  error,
  onQuantity,
  onFrame,
  onRemove,
  onAcceptPrice,
  onTake,
}: CartLineProps) {
  const name = `${line.title}, ${line.editionSize}`;
  const known = offer === 'unknown' ? null : offer;
  // A framed print keeps the place of its fields while the catalogue loads: what stands beneath must not jump.
  const isFrameChoice = offer === 'unknown' ? isFramedPrint(line) : (known?.frameTypes.length ?? 0) > 1;
  // A single print shows its frame in the field that changes it.
  const isFrameText = line.frameSize !== '' && !(isFrameChoice && line.quantity === 1);
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {known || line.imageUrl === '' || error?.kind === 'withdrawn' ? (
          <Picture picture={known?.picture ?? null} sizes="(min-width: 48rem) 10rem, 6.5rem" alt="" />
        ) : (
          offer === null && <img src={line.imageUrl} alt="" width={160} loading="lazy" />
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
        {isFrameText && <p>{framesLabel(line)}</p>}
        <p>Edition {line.editionNumber}</p>
        {line.reservedUntil && isReserved(line) && (
          <p>Reserved for you until {formatDeadline(line.reservedUntil)}</p>
        )}
        {isFrameChoice && <UnitFrameFields line={line} offered={known?.frameTypes ?? []} onFrame={onFrame} />}
      </div>
      <div className={styles.controls}>
        <QuantityStepper
          label={name}
          value={line.quantity}
          // One number is one print.
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
      {error && <CartLineErrorNotice error={error} onAcceptPrice={onAcceptPrice} onTake={onTake} />}
    </li>
  );
}

interface CartLineErrorNoticeProps extends Pick<CartLineProps, 'onAcceptPrice' | 'onTake'> {
  error: CartLineError;
}

/** What stands between the line and its purchase, with the way out where there is one. */
function CartLineErrorNotice({ error, onAcceptPrice, onTake }: CartLineErrorNoticeProps) {
  return (
    <div className={styles.notice}>
      <Notice tone="warning">
        {cartLineErrorMessage(error)}{' '}
        {error.kind === 'price' && (
          <Button variant="text" onClick={() => onAcceptPrice(error.price)}>
            Use the new price
          </Button>
        )}
        {error.kind === 'fewer' && (
          <Button variant="text" onClick={() => onTake(error.remaining)}>
            Take {error.remaining}
          </Button>
        )}
      </Notice>
    </div>
  );
}

const isFramedPrint = (line: CartItem) => line.frameSize !== '' && !isEventPhotoItem(line);

interface UnitFrameFieldsProps {
  line: CartItem;
  /** Frames of the edition; empty while they are not known yet. */
  offered: readonly string[];
  onFrame: (unit: number, frameType: string) => void;
}

/** The frame of every unit, so that two frames of one size stay two choices. */
function UnitFrameFields({ line, offered, onFrame }: UnitFrameFieldsProps) {
  return (
    <div className={styles.frames}>
      {Array.from(line.frameTypes.entries(), ([unit, frameType]) => (
        <SelectField
          // Units of one line have no identity but their place.
          key={unit}
          label={line.quantity === 1 ? 'Frame' : `Frame of print ${unit + 1}`}
          value={frameType}
          onChange={(event) => onFrame(unit, event.target.value)}
        >
          {[...new Set([frameType, ...offered])].map((type) => (
            <option key={type} value={type}>
              {type}
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

/** The frames of all units in one line: 'Black Frame', or '2 × Black Frame, 1 × Gold Frame'. */
function framesLabel({ frameTypes }: Pick<CartItem, 'frameTypes'>): string {
  const distinct = [...new Set(frameTypes)];
  if (distinct.length <= 1) return distinct[0] ?? '';
  const count = (type: string) => frameTypes.filter((unit) => unit === type).length;
  return distinct.map((type) => `${count(type)} × ${type}`).join(', ');
}

/** What the buyer reads where a line cannot be bought as it stands. */
function cartLineErrorMessage(error: CartLineError): string {
  switch (error.kind) {
    case 'gone':
      return 'This print is no longer offered. Please remove it.';
    case 'withdrawn':
      return 'This photograph was withdrawn from its event and cannot be bought. Please remove it.';
    case 'sold-out':
      return 'This print is not available any more. Please remove it.';
    case 'fewer':
      return `Only ${error.remaining} of this print ${error.remaining === 1 ? 'is' : 'are'} left.`;
    case 'price':
      return `The price of this print is now ${formatMoney(error.price)}.`;
  }
}
