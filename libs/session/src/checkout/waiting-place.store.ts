import { create } from 'zustand';
import {
  isRecord,
  onStorageChange,
  persistentStorage,
  readStorage,
  removeFromStorage,
  stringField,
  writeStorage,
} from '../browser-storage';
import type { CartItem } from '../cart/cart-rules';

const WAITING_PLACE_KEY = 'waiting-room-place';

/** The buyer's place in the waiting room of an edition. */
export interface WaitingPlace {
  token: string;
  /** The cart line that they wait for. */
  title: string;
  size: string;
}

export interface WaitingPlaceState {
  /** Null while the buyer is not in a line. */
  place: WaitingPlace | null;
  keep: (place: WaitingPlace) => void;
  clear: () => void;
}

/** Stored for all tabs: a second tab shows the same place, and a reload keeps it. */
export const useWaitingPlace = create<WaitingPlaceState>((set) => ({
  place: null,
  keep: (place) => {
    writeStorage(persistentStorage, WAITING_PLACE_KEY, place);
    set({ place });
  },
  clear: () => {
    removeFromStorage(persistentStorage, WAITING_PLACE_KEY);
    set({ place: null });
  },
}));

const load = () =>
  useWaitingPlace.setState({ place: parseWaitingPlace(readStorage(persistentStorage, WAITING_PLACE_KEY)) });
load();
onStorageChange(WAITING_PLACE_KEY, load);

/** A place from storage, or from the error that reported it; null for anything else. */
export function parseWaitingPlace(found: unknown): WaitingPlace | null {
  if (!isRecord(found)) return null;
  const [token, title, size] = [
    stringField(found, 'token'),
    stringField(found, 'title'),
    stringField(found, 'size'),
  ];
  return token === '' ? null : { token, title, size };
}

/** The line of the cart that a place is for; undefined once it is no longer in the cart. */
export const findAwaitedLine = (
  place: WaitingPlace | null,
  cart: readonly CartItem[],
): CartItem | undefined =>
  cart.find((line) => place !== null && line.title === place.title && line.size === place.size);
