import { formatDeadline, formatMoney, type Cents } from '@gallery/domain';
import type { Picture as PictureRecord } from '@gallery/contracts';
import { isEventPhotoItem, type CartItem } from '@gallery/session';
import { lineTotal } from '@gallery/session/order-request';
import { Button, Notice, Picture, Price, QuantityStepper } from '@gallery/ui';
import { Link } from 'react-router';
import { isReserved, type CartLineError } from './cart-line-errors';
import styles from './cart-lines.module.css';
import { framesLabel, cartLineErrorMessage, sizeLabel } from './cart-line-labels';
import { LiveEventLink } from '../../components/live-event-link';
import { UnitFrameFields } from './unit-frame-fields';

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
