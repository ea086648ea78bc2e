import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useToasts } from '@gallery/session';
import { PAGE_HYDRATED } from '@gallery/contracts';
import { noSlots, SlotLoader, type LoadSlot } from './collector/slot-loader';
import { useLazyModule } from './use-lazy-module';

export interface AppProps {
  queryClient: QueryClient;
  /** Loads slots of remotes; the server renders none. */
  loadSlot?: LoadSlot;
  /** The router's provider: one in the browser, another on the server. */
  children: ReactNode;
}

/** Providers shared by all remotes. */
export function App({ queryClient, loadSlot = noSlots, children }: AppProps) {
  usePageHydratedEvent();
  return (
    <QueryClientProvider client={queryClient}>
      <SlotLoader value={loadSlot}>{children}</SlotLoader>
      <Toasts />
    </QueryClientProvider>
  );
}

const loadToaster = () => import('@gallery/ui/toast');

/** Toasts from anywhere in the page. Their code loads with the first one. */
function Toasts() {
  const notice = useToasts((state) => state.toast);
  const dismiss = useToasts((state) => state.dismiss);
  const late = useLazyModule(loadToaster, notice !== null);
  return notice && late && <late.Toaster toast={notice} onDismiss={dismiss} />;
}

/**
 * Dispatches the hydration event, on which the document's own script replays early clicks (ADR 0074). In a task of
 * its own, after replayed input. Boundaries that are not hydrated yet are hydrated by the click.
 */
function usePageHydratedEvent(): void {
  useEffect(() => {
    const telling = setTimeout(() => document.dispatchEvent(new Event(PAGE_HYDRATED)));
    return () => clearTimeout(telling);
  }, []);
}
