import { create } from 'zustand';

export type AccessTab = 'sign-in' | 'create-account';

export interface CollectorAccessState {
  isOpen: boolean;
  /** The tab that the dialog shows. */
  tab: AccessTab;
  /** Opens the dialog, at Sign In unless it is told otherwise. */
  open: (tab?: AccessTab) => void;
  close: () => void;
}

/** Whether COLLECTOR ACCESS is open: any part of the page opens it, the shell shows it. */
export const useCollectorAccess = create<CollectorAccessState>((set) => ({
  isOpen: false,
  tab: 'sign-in',
  open: (tab = 'sign-in') => set({ isOpen: true, tab }),
  close: () => set({ isOpen: false }),
}));
