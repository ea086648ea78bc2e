import type { SlotName } from '@gallery/contracts';
import { createContext, type ComponentType } from 'react';

/** Fetches a part of a remote; rejects with `RemoteUnavailable`. */
export type LoadSlot = (name: SlotName) => Promise<ComponentType>;

/** Of a page that opens nothing: the one that a server renders. */
export const noSlots: LoadSlot = (name) => Promise.reject(new Error(`No loader is given for ${name}.`));

/** How the layout gets at parts of remotes. */
export const SlotLoader = createContext<LoadSlot>(noSlots);
