import { create } from 'zustand';
import {
  removeFromStorage,
  isRecord,
  tabStorage,
  readStorage,
  stringField,
  writeStorage,
} from '../browser-storage';

const CHECKOUT_DRAFT_KEY = 'checkout-draft';

/** Where the work is to be hung, when not at the shipping address. */
export interface Installation {
  street: string;
  city: string;
  zip: string;
}

/** What belongs to the checkout but not into the stored order data, plus the payment that is under way. */
export interface CheckoutDraft {
  /** Null while no installation is asked for. */
  installation: Installation | null;
  /** The buyer's own words, such as a wish for rush production. */
  notes: string;
  /** Checkout session that holds prints now: released when the buyer comes back from cancel or starts another. */
  openSessionId: string | null;
}

export interface CheckoutDraftState extends CheckoutDraft {
  update: (changes: Partial<CheckoutDraft>) => void;
  clear: () => void;
}

const EMPTY: CheckoutDraft = { installation: null, notes: '', openSessionId: null };

/** Kept for this tab only: it survives the way to the payment page and back. */
export const useCheckoutDraft = create<CheckoutDraftState>((set, get) => ({
  ...EMPTY,
  update: (changes) => {
    set(changes);
    const { installation, notes, openSessionId } = get();
    writeStorage(tabStorage, CHECKOUT_DRAFT_KEY, { installation, notes, openSessionId });
  },
  clear: () => {
    removeFromStorage(tabStorage, CHECKOUT_DRAFT_KEY);
    set(EMPTY);
  },
}));

useCheckoutDraft.setState(parseDraft(readStorage(tabStorage, CHECKOUT_DRAFT_KEY)));

function parseDraft(stored: unknown): CheckoutDraft {
  if (!isRecord(stored)) return EMPTY;
  const { installation } = stored;
  return {
    installation: isRecord(installation)
      ? {
          street: stringField(installation, 'street'),
          city: stringField(installation, 'city'),
          zip: stringField(installation, 'zip'),
        }
      : null,
    notes: stringField(stored, 'notes'),
    openSessionId: stringField(stored, 'openSessionId') || null,
  };
}
