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

/** Where to hang the artwork, if not at the shipping address. */
export interface Installation {
  street: string;
  city: string;
  zip: string;
}

/** Checkout fields that are not part of the stored order data, and the checkout session in progress. */
export interface CheckoutDraft {
  /** Null without an installation request. */
  installation: Installation | null;
  /** The buyer's notes, such as a request for rush production. */
  notes: string;
  /** The checkout session that holds prints: released when the buyer returns from Cancel or starts another. */
  openSessionId: string | null;
  /** Where the prints go, as typed beside a price; empty while unknown. */
  zip: string;
}

export interface CheckoutDraftState extends CheckoutDraft {
  update: (changes: Partial<CheckoutDraft>) => void;
  clear: () => void;
}

const EMPTY: CheckoutDraft = { installation: null, notes: '', openSessionId: null, zip: '' };

/** Stored for this tab only: it survives the visit to the payment page. */
export const useCheckoutDraft = create<CheckoutDraftState>((set, get) => ({
  ...EMPTY,
  update: (changes) => {
    set(changes);
    const { installation, notes, openSessionId, zip } = get();
    writeStorage(tabStorage, CHECKOUT_DRAFT_KEY, { installation, notes, openSessionId, zip });
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
    zip: stringField(stored, 'zip'),
  };
}
