import { availableNumbersQuery, holdInCart, isApiError, releaseCartHold } from '@gallery/api-client';
import type { ArtworkRecord } from '@gallery/contracts';
import { isHeld, numbersOf, showToast, useCart, type CartItem, type CartNumber } from '@gallery/session';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { findCatalogOffer } from './cart-line-errors';

/** Holding prints for the cart, and giving them back. */
export function useCartHolds() {
  const queryClient = useQueryClient();
  const { mutateAsync: holdPrint } = useMutation(holdInCart());
  const { mutate: releaseHold } = useMutation(releaseCartHold());
  const setNumber = useCart((cart) => cart.setNumber);

  /** Holds this number for a unit of the line, by default the next one. Where that is refused, a toast says why. */
  const hold = async (line: CartItem, unit: number, editionNumber?: number): Promise<void> => {
    if (editionNumber !== undefined) setNumber(line, unit, { editionNumber });
    try {
      const held = await holdPrint({ artworkId: line.artworkId, size: line.size, editionNumber });
      setNumber(line, unit, {
        editionNumber: held.editionNumber,
        holdId: held.id,
        heldUntil: new Date(Date.now() + held.secondsLeft * 1_000).toISOString(),
      });
    } catch (error) {
      const description = (isApiError(error) && error.serverMessage) || 'You can still buy it at checkout.';
      showToast({ title: 'The print is not held for you', description });
    }
    await queryClient.invalidateQueries({ queryKey: availableNumbersQuery('').queryKey.slice(0, 1) });
  };

  return {
    hold: (line: CartItem, unit: number, editionNumber?: number) => void hold(line, unit, editionNumber),
    /** Releases what is no longer in the cart. If this fails, the holds end by themselves. */
    release: (numbers: readonly (CartNumber | null)[]) => {
      for (const number of numbers)
        if (number?.holdId !== undefined && isHeld(number)) releaseHold(number.holdId);
    },
  };
}

/** The available numbers of editions of which the cart has a number that is not held; requests no others. */
export function useAvailableNumbers(
  items: readonly CartItem[],
  inventory: readonly ArtworkRecord[] | undefined,
): (editionId: string) => readonly number[] | undefined {
  const editionIds = new Set(
    items
      .filter((line) => numbersOf(line).some((number) => number && !isHeld(number)))
      .flatMap((line) => (inventory && findCatalogOffer(line, inventory)?.edition.editionId) ?? []),
  );
  const answers = useQueries({ queries: [...editionIds].map((id) => availableNumbersQuery(id)) });
  return (editionId) => answers.find(({ data }) => data?.editionId === editionId)?.data?.numbers;
}
