import { create } from 'zustand';

export type AccessTab = 'sign-in' | 'create-account';

export interface CollectorAccessState {
  isOpen: boolean;
  tab: AccessTab;
  /** Opens the dialog, by default at Sign In. */
  open: (tab?: AccessTab) => void;
  close: () => void;
}

/** The COLLECTOR ACCESS dialog: any remote opens it, the shell shows it. */
export const useCollectorAccess = create<CollectorAccessState>((set) => ({
  isOpen: false,
  tab: 'sign-in',
  open: (tab = 'sign-in') => set({ isOpen: true, tab }),
  close: () => set({ isOpen: false }),
}));
