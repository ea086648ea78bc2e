import { availableNumbersQuery, holdInCart, isApiError } from '@gallery/api-client';
import type { ArtworkRecord, EditionOption } from '@gallery/contracts';
import {
  formatSize,
  framedDimensionsOf,
  framedPictureAlt,
  isOnHold,
  receiveNumberLabel,
  type CardFeeMode,
} from '@gallery/domain';
import { announce, showToast, type CartNumber } from '@gallery/session';
import { Button, ChipRadio, FramedPicture, Notice, SelectField } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PurchasePrice } from '../../components/price/purchase-price';
import { listPurchaseTerms } from './artwork-facts';
import { isForSale, purchaseLabel } from './edition-options';
import { HoldNotice } from './hold-notice';
import styles from './purchase-dialog.module.css';

/** Larger editions, such as the hundred of a mini, use a select. */
const MAX_RADIOS = 12;

export interface PurchaseDialogProps {
  artwork: ArtworkRecord;
  /** As it is now: its counts change while the dialog is open. */
  edition: EditionOption;
  frameStyle: string;
  cardFeeMode: CardFeeMode;
  onClose: () => void;
  /** Adds the print to the cart; null when its number is decided at checkout. */
  onAdd: (number: CartNumber | null) => void;
}

/** What a buyer reads before a print goes to the cart: picture, number, price, terms. The number is held meanwhile. */
export default function PurchaseDialog({
  artwork,
  edition,
  frameStyle,
  cardFeeMode,
  onClose,
  onAdd,
}: PurchaseDialogProps) {
  const choice = useNumberChoice(edition);
  const { isBusy, error, add } = useAddWithHold(artwork, edition, choice, onAdd);
  const isOpenForSale = isForSale(edition);
  const photograph = artwork.artworkImages[0] ?? artwork.catalogueImages[0] ?? null;
  const name = `${artwork.title}, ${formatSize(edition.size)}`;
  return (
    <Dialog
      isOpen
      width="checkout"
      title="Purchase"
      description={name}
      onClose={onClose}
      footer={
        <Button
          variant="filled"
          isWide
          isBusy={isBusy}
          busyText="Adding..."
          disabled={!isOpenForSale}
          onClick={() => void add()}
        >
          {isOpenForSale ? 'Add to cart' : purchaseLabel(edition)}
        </Button>
      }
    >
      <div className={styles.columns}>
        <div className={styles.picture}>
          <FramedPicture
            framed={framedDimensionsOf(
              { size: edition.size, frameSize: edition.frameSize, frameStyle },
              photograph ? photograph.width / photograph.height : undefined,
            )}
            picture={photograph}
            sizes="(min-width: 48rem) 20rem, 92vw"
            alt={framedPictureAlt(artwork.title, frameStyle)}
            maxHeight="40dvh"
          />
        </div>
        <div className={styles.details}>
          {choice.lost !== null && (
            <Notice tone="warning">
              Number {choice.lost} has just been taken.
              {choice.number !== null && ` Number ${choice.number} is available.`}
            </Notice>
          )}
          {error && <Notice tone="error">{error}</Notice>}
          {!isOpenForSale && !isOnHold(edition) && (
            <Notice tone="warning">The last print in this size has just been sold.</Notice>
          )}
          {isOnHold(edition) && <HoldNotice artworkId={artwork.id} edition={edition} />}
          {choice.number !== null && (
            <p className={styles.number}>{receiveNumberLabel(edition.total, choice.number)}</p>
          )}
          <NumberPicker edition={edition} choice={choice} />
          <PurchasePrice artwork={artwork} edition={edition} frameStyle={frameStyle} />
          <ul className={styles.terms}>
            {listPurchaseTerms(cardFeeMode).map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}

interface NumberChoice {
  /** The selected number, the lowest available one by default; null when none is available. */
  number: number | null;
  /** Available numbers; null while they load. */
  numbers: readonly number[] | null;
  /** Whether they could not be loaded: then the next number is the only one. */
  isFailed: boolean;
  /** The selected number that someone else took while the dialog was open. */
  lost: number | null;
  select: (number: number) => void;
  /** Looks again which numbers are available. */
  refetch: () => Promise<unknown>;
}

/** Which number the buyer would receive. It starts with the next one, without waiting for the others to load. */
function useNumberChoice({ editionId, nextNumber }: EditionOption): NumberChoice {
  const { data, isError, refetch } = useQuery(availableNumbersQuery(editionId));
  const [selected, setSelected] = useState(nextNumber);
  const numbers = data?.numbers ?? null;
  const isLost = selected !== null && numbers !== null && !numbers.includes(selected);
  const next = numbers ? (numbers[0] ?? null) : nextNumber;
  return {
    number: isLost || selected === null ? next : selected,
    numbers,
    isFailed: isError && !data,
    lost: isLost ? selected : null,
    select: setSelected,
    refetch,
  };
}

function NumberPicker({ edition, choice }: { edition: EditionOption; choice: NumberChoice }) {
  const { number, numbers, isFailed, select, refetch } = choice;
  if (number === null) return null;
  if (isFailed)
    return (
      <Notice tone="warning">
        The other numbers could not be loaded.{' '}
        <Button variant="text" onClick={() => void refetch()}>
          Retry
        </Button>
      </Notice>
    );
  const choose = (chosen: number) => {
    select(chosen);
    announce(receiveNumberLabel(edition.total, chosen));
  };
  // The next number takes the place of the others while they load.
  const offered = numbers ?? [number];
  if (edition.total > MAX_RADIOS)
    return (
      <SelectField label="Number" value={number} onChange={({ target }) => choose(Number(target.value))}>
        {offered.map((each) => (
          <option key={each} value={each}>
            {each} of {edition.total}
          </option>
        ))}
      </SelectField>
    );
  return (
    <fieldset className={styles.numbers} aria-busy={numbers === null}>
      <legend className={styles.legend}>Number</legend>
      {offered.map((each) => (
        <ChipRadio
          key={each}
          name="edition-number"
          value={String(each)}
          checked={each === number}
          onChange={() => choose(each)}
        >
          {String(each)}
        </ChipRadio>
      ))}
    </fieldset>
  );
}

/** Holds the chosen number and adds the print; without a hold where the gallery cannot hold it, and then says so. */
function useAddWithHold(
  { id: artworkId, title }: ArtworkRecord,
  { size }: EditionOption,
  { number, refetch }: NumberChoice,
  onAdd: (number: CartNumber | null) => void,
) {
  const queryClient = useQueryClient();
  const { mutateAsync: hold } = useMutation(holdInCart());
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const addUnheld = (unheld: CartNumber | null, reason: string) => {
    showToast({ title: `${title} is in your cart, but not held`, description: reason });
    onAdd(unheld);
  };
  const add = async () => {
    if (number === null) return onAdd(null);
    setBusy(true);
    setError(null);
    try {
      const { id, editionNumber, secondsLeft } = await hold({ artworkId, size, editionNumber: number });
      onAdd({
        editionNumber,
        holdId: id,
        heldUntil: new Date(Date.now() + secondsLeft * 1_000).toISOString(),
      });
    } catch (caught) {
      const reason = (isApiError(caught) && caught.serverMessage) || holdFailedMessage(caught);
      if (isApiError(caught, 'number_taken')) await refetch();
      else if (isApiError(caught, 'edition_not_found') || isApiError(caught, 'inquiry_only'))
        setError(reason);
      else if (isApiError(caught, 'prints_unavailable')) addUnheld(null, reason);
      else addUnheld({ editionNumber: number }, reason);
      await queryClient.invalidateQueries({ queryKey: availableNumbersQuery('').queryKey.slice(0, 1) });
    }
    setBusy(false);
  };
  return { isBusy, error, add };
}

const holdFailedMessage = (failure: unknown): string =>
  isApiError(failure, 'network')
    ? 'The gallery could not be reached. Check your connection.'
    : 'We could not hold the print for you. You can still buy it at checkout.';
