import { create } from 'zustand';

/** How long a toast stays, unless it says otherwise. */
const DEFAULT_TOAST_DURATION_MS = 5_000;
/** How long a dismissed toast stays in the store, closed. */
const TOAST_REMOVAL_DELAY_MS = 1_000_000;

export interface ToastOptions {
  title: string;
  description?: string;
  /** `destructive` for failures. */
  tone?: 'default' | 'destructive';
  /** Milliseconds. */
  durationMs?: number;
  /** A dialog opens next: the toast appears where it does not have to move for it. */
  precedesDialog?: boolean;
  /** What can be done about it, while it is shown. */
  action?: ToastAction;
}

interface ToastAction {
  /** `Undo` */
  label: string;
  onPress: () => void;
}

export interface Toast extends Required<Omit<ToastOptions, 'description' | 'action'>> {
  id: string;
  description?: string;
  action?: ToastAction;
  isOpen: boolean;
}

export interface ToastsState {
  /** The one visible toast; a newer one replaces it. */
  toast: Toast | null;
  show: (request: ToastOptions) => void;
  dismiss: (id: string) => void;
}

const DEFAULTS = {
  tone: 'default',
  durationMs: DEFAULT_TOAST_DURATION_MS,
  precedesDialog: false,
} as const;

let shownCount = 0;
let removalTimer: ReturnType<typeof setTimeout> | undefined;

/** Read by the shell's toaster. */
export const useToasts = create<ToastsState>((set, get) => ({
  toast: null,
  show: (request) => {
    clearTimeout(removalTimer);
    shownCount += 1;
    set({ toast: { ...DEFAULTS, ...request, id: `notice-${shownCount}`, isOpen: true } });
  },
  dismiss: (id) => {
    const { toast: notice } = get();
    if (notice?.id !== id) return;
    set({ toast: { ...notice, isOpen: false } });
    clearTimeout(removalTimer);
    removalTimer = setTimeout(() => set({ toast: null }), TOAST_REMOVAL_DELAY_MS);
  },
}));

/** Shows a toast, from anywhere in the page. */
export const showToast = (request: ToastOptions): void => useToasts.getState().show(request);

/** Shows that something did not succeed, and why. */
export const showErrorToast = (title: string, description?: string): void =>
  showToast({ title, description, tone: 'destructive' });
