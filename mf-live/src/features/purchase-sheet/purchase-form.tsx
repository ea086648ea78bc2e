import type { PhotoEditionOption, PhotoEditions } from '@gallery/contracts';
import { cents, formatMoney } from '@gallery/domain';
import { Button, EditionLedger, Notice, WordLink } from '@gallery/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { FrameChoice } from './frame-choice';
import {
  cartItemOf,
  EVENT_PHOTO,
  frameTypeOf,
  framingFor,
  freePrints,
  gatePath,
  remainingLine,
  type SheetEvent,
  type SheetPhoto,
} from './live-prints';
import { usePrintChoice } from './print-choice.store';
import { PrintRows } from './print-rows';
import styles from './purchase-sheet.module.css';
import { useCartWay } from './use-cart-way';
import { usePhotoOrder } from './use-photo-order';

export interface PurchaseFormProps {
  event: SheetEvent;
  photo: SheetPhoto;
  editions: PhotoEditions;
  /** The counts could not be read again: what is shown is from before. */
  isStale: boolean;
}

/** Print, frame and the button, in that order. What is chosen stays chosen, whatever fails. */
export function PurchaseForm({ event, photo, editions, isStale }: PurchaseFormProps) {
  const { print: chosen, framing: wanted, choosePrint, chooseFraming } = usePrintChoice(photo.id);
  const [isAsked, setAsked] = useState(false);
  const { isLeaving, addToCart } = useCartWay();
  const { order, isBusy, problem, isPassRequired } = usePhotoOrder(photo.id);
  const option = editions.options.find(({ size }) => size === chosen);
  const framing = option && framingFor(option, wanted);

  const purchase = () => {
    if (option && framing) {
      return addToCart(cartItemOf(event, photo, option, frameTypeOf(framing)));
    }
    if (chosen === EVENT_PHOTO && editions.eventPhoto.price !== null) return order(editions.eventPhoto.price);
    setAsked(true);
  };

  return (
    <>
      <div className={styles.body}>
        <PrintRows editions={editions} chosen={chosen} onChoose={choosePrint}>
          {option && framing && <FrameChoice option={option} framing={framing} onChange={chooseFraming} />}
        </PrintRows>
      </div>
      <footer className={styles.foot}>
        <p className={styles.status} aria-live="polite">
          {option ? <Count option={option} /> : statusWords(chosen)}
        </p>
        {isStale && (
          <Notice tone="warning">The counts could not be refreshed. What you chose is kept.</Notice>
        )}
        {isAsked && chosen === null && <Notice tone="error">Choose a print first.</Notice>}
        {problem && chosen === EVENT_PHOTO && (
          <Notice tone="error">
            {problem}{' '}
            {isPassRequired && (
              <WordLink render={(parts) => <Link to={gatePath(event)} {...parts} />}>
                Join Live Event
              </WordLink>
            )}
          </Notice>
        )}
        <Button
          variant="filled"
          isWide
          isBusy={isBusy || isLeaving}
          busyText={isLeaving ? 'Added to cart' : 'Placing order...'}
          disabled={option !== undefined && freePrints(option) < 1}
          onClick={purchase}
        >
          {buttonWords(option, chosen, editions)}
        </Button>
      </footer>
      <p className={styles.terms}>{chosen === EVENT_PHOTO ? PHOTO_TERMS : EDITION_TERMS}</p>
    </>
  );
}

/** The ledger of the chosen size: what is sold, on hold and free. */
const Count = ({ option }: { option: PhotoEditionOption }) => (
  <EditionLedger total={option.total} sold={option.total - option.remaining} held={option.held}>
    {remainingLine(option)}
  </EditionLedger>
);

const statusWords = (chosen: string | null): string =>
  chosen === EVENT_PHOTO ? 'Not numbered, always available.' : 'Choose a print.';

function buttonWords(
  option: PhotoEditionOption | undefined,
  chosen: string | null,
  { eventPhoto }: PhotoEditions,
): string {
  if (chosen === EVENT_PHOTO && eventPhoto.price !== null) {
    return `Order photo, ${formatMoney(cents(eventPhoto.price))}`;
  }
  if (!option || option.price === null) return 'Add to cart';
  if (option.remaining < 1) return 'Sold Out';
  // The last of them may come back: somebody is paying, or leaves without.
  return freePrints(option) < 1 ? 'On hold' : `Add to cart, ${formatMoney(cents(option.price))}`;
}

const EDITION_TERMS =
  'The next free number is held for you while you pay. Production takes about 3–5 weeks; a certificate of authenticity is included.';
// The owner's promises for what is bought at an event.
const PHOTO_TERMS =
  'You sign in as a collector and pay next. The digital file comes within 24–48 hours; we answer every question within 24 hours.';
