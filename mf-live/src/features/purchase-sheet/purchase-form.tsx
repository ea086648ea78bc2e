import type { EventPhotoEditionOption, EventPhotoEditions } from '@gallery/contracts';
import {
  REPLY_WITHIN,
  PRODUCTION_TIME,
  toCents,
  formatMoney,
  holdNotice,
  isOnHold,
  remainingLabel,
} from '@gallery/domain';
import { Button, EditionStock, Notice, TextLink } from '@gallery/ui';
import { useState, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { showToast, useCart, useDateTimeFormat, type NewCartItem } from '@gallery/session';
import { FramePicker } from './frame-picker';
import {
  toCartItem,
  EVENT_PHOTO_ORDER_TYPE,
  resolveFrameOption,
  visualizerPath,
  availablePrints,
  editionHoldOf,
  gatePath,
  type PurchaseEvent,
  type PurchasePhoto,
} from './live-prints';
import { useSelectedPrint } from './selected-print.store';
import { PrintPicker } from './print-picker';
import { useEventPhotoOrder } from './use-event-photo-order';
import styles from './purchase-sheet.module.css';

export interface PurchaseFormProps {
  event: PurchaseEvent;
  photo: PurchasePhoto;
  editions: EventPhotoEditions;
  /** The last refetch failed: the stock is outdated. */
  isStale: boolean;
}

/** Print, frame and button. Selections survive errors. */
export function PurchaseForm({ event, photo, editions, isStale }: PurchaseFormProps) {
  const { print: selected, framing: wanted, choosePrint, chooseFraming } = useSelectedPrint(photo.id);
  const [isAsked, setAsked] = useState(false);
  const { isLeaving, addToCart } = useAddToCart();
  const { order, isBusy, errorMessage: error, isPassRequired } = useEventPhotoOrder(photo.id);
  const option = editions.options.find(({ size }) => size === selected);
  const frame = option && resolveFrameOption(option, wanted);
  const hold = option && editionHoldOf(option);
  const formatTime = useDateTimeFormat();

  const purchase = () => {
    if (option && frame) return addToCart(toCartItem(event, photo, option, frame.frameType));
    if (selected === EVENT_PHOTO_ORDER_TYPE && editions.eventPhoto.price !== null)
      return order(editions.eventPhoto.price);
    setAsked(true);
  };

  return (
    <>
      <div className={styles.body}>
        <PrintPicker editions={editions} chosen={selected} framing={wanted} onChoose={choosePrint}>
          {option && frame && (
            <FramePicker editions={editions} option={option} frame={frame} onChange={chooseFraming}>
              <TextLink to={visualizerPath(event, photo, option, frame)}>See it on your wall</TextLink>
            </FramePicker>
          )}
        </PrintPicker>
      </div>
      <footer className={styles.foot}>
        <p className={styles.status} aria-live="polite">
          {option ? <EditionCount option={option} /> : statusLabel(selected)}
        </p>
        {hold && isOnHold(hold) && <Notice>{holdNotice(hold, formatTime)}</Notice>}
        {isStale && (
          <Notice tone="warning">Availability could not be refreshed. Your selection is kept.</Notice>
        )}
        {isAsked && selected === null && <Notice tone="error">Choose a print first.</Notice>}
        {error && selected === EVENT_PHOTO_ORDER_TYPE && (
          <Notice tone="error">
            {error} {isPassRequired && <TextLink to={gatePath(event)}>Join Live Event</TextLink>}
          </Notice>
        )}
        <Button
          variant="filled"
          isWide
          isBusy={isBusy || isLeaving}
          busyText={isLeaving ? 'Added to cart' : 'Placing order...'}
          disabled={option !== undefined && availablePrints(option) < 1}
          onClick={purchase}
        >
          {buttonLabel(option, selected, editions)}
        </Button>
      </footer>
      <p className={styles.terms}>{selected === EVENT_PHOTO_ORDER_TYPE ? PHOTO_TERMS : EDITION_TERMS}</p>
    </>
  );
}

/** The stock of the selected size. */
const EditionCount = ({ option }: { option: EventPhotoEditionOption }) => (
  <EditionStock total={option.total} sold={option.total - option.remaining} held={option.held}>
    {remainingLabel(editionHoldOf(option))}
  </EditionStock>
);

const statusLabel = (selected: string | null): string =>
  selected === EVENT_PHOTO_ORDER_TYPE ? 'Not numbered, always available.' : 'Choose a print.';

function buttonLabel(
  option: EventPhotoEditionOption | undefined,
  selected: string | null,
  { eventPhoto }: EventPhotoEditions,
): string {
  if (selected === EVENT_PHOTO_ORDER_TYPE && eventPhoto.price !== null) {
    return `Order photo, ${formatMoney(toCents(eventPhoto.price))}`;
  }
  if (!option || option.price === null) return 'Add to cart';
  if (option.remaining < 1) return 'Sold Out';
  // The last ones are on hold and may become available.
  return availablePrints(option) < 1 ? 'On hold' : `Add to cart, ${formatMoney(toCents(option.price))}`;
}

const EDITION_TERMS = `The next available number is held for you while you pay. Production takes about ${PRODUCTION_TIME}; a certificate of authenticity is included.`;
// Terms of sales at events.
const PHOTO_TERMS = `Next, you sign in as a collector and pay. Digital files arrive within 24–48 hours; we reply to every question within ${REPLY_WITHIN}.`;

/** Delay between adding to the cart and opening it. */
const REDIRECT_DELAY_MS = 500;

/** Adds a print to the cart and opens it, unless the sheet is closed before. */
function useAddToCart(): { isLeaving: boolean; addToCart: (item: NewCartItem) => void } {
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (!isLeaving) return;
    const redirect = setTimeout(() => void navigate('/cart'), REDIRECT_DELAY_MS);
    return () => clearTimeout(redirect);
  }, [isLeaving, navigate]);

  const addToCart = (item: NewCartItem) => {
    const { outcome } = useCart.getState().add(item);
    if (outcome === 'sold-out') {
      showToast({ title: 'No prints remaining', description: item.title });
      return;
    }
    showToast({
      title: outcome === 'added' ? 'Added to cart' : 'Already in your cart',
      description: item.title,
    });
    setLeaving(true);
  };

  return { isLeaving, addToCart };
}
