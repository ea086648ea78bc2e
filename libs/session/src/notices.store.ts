import { create } from 'zustand';

/** Time on show unless a notice says otherwise. */
const DEFAULT_DURATION_MS = 5_000;
/** A dismissed notice stays in the store, closed, for this long. */
const REMOVAL_DELAY_MS = 1_000_000;

export interface NoticeRequest {
  title: string;
  description?: string;
  /** `destructive` for failures. */
  tone?: 'default' | 'destructive';
  /** Milliseconds. */
  durationMs?: number;
}

export interface Notice extends Required<Omit<NoticeRequest, 'description'>> {
  id: string;
  description?: string;
  isOpen: boolean;
}

export interface NoticesState {
  /** The one visible notice; a newer one replaces it. */
  notice: Notice | null;
  show: (request: NoticeRequest) => void;
  dismiss: (id: string) => void;
}

let shown = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Read by the shell's toaster. */
export const useNotices = create<NoticesState>((set, get) => ({
  notice: null,
  show: ({ title, description, tone = 'default', durationMs = DEFAULT_DURATION_MS }) => {
    clearTimeout(removal);
    shown += 1;
    set({ notice: { id: `notice-${shown}`, title, description, tone, durationMs, isOpen: true } });
  },
  dismiss: (id) => {
    const { notice } = get();
    if (notice?.id !== id) return;
    set({ notice: { ...notice, isOpen: false } });
    clearTimeout(removal);
    removal = setTimeout(() => set({ notice: null }), REMOVAL_DELAY_MS);
  },
}));

/** Tells the visitor something, from anywhere in the page. */
export const notify = (request: NoticeRequest): void => useNotices.getState().show(request);
