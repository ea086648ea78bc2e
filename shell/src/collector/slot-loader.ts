import type { SlotName } from '@gallery/contracts';
import { createContext, type ComponentType } from 'react';

/** Loads a slot of a remote; rejects with `RemoteUnavailable`. */
export type LoadSlot = (name: SlotName) => Promise<ComponentType>;

/** For pages without slots: those that a server renders. */
export const noSlots: LoadSlot = (name) => Promise.reject(new Error(`No loader is given for ${name}.`));

/** How the layout loads slots of remotes. */
export const SlotLoader = createContext<LoadSlot>(noSlots);
