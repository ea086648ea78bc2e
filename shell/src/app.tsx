import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useToasts } from '@gallery/session';
import { PAGE_HYDRATED } from '@gallery/contracts';
import { noSlots, SlotLoader, type LoadSlot } from './collector/slot-loader';
import { useLazyModule } from './use-lazy-module';

export interface AppProps {
  queryClient: QueryClient;
  /** Fetches parts of remotes; the server shows none. */
  loadSlot?: LoadSlot;
  /** The router's provider: one in the browser, another on the server. */
  children: ReactNode;
}

/** Everything that all remotes share, around the pages. */
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

/** Short notices from anywhere in the page. Their code arrives with the first of them. */
function Toasts() {
  const notice = useToasts((state) => state.toast);
  const dismiss = useToasts((state) => state.dismiss);
  const late = useLazyModule(loadToaster, notice !== null);
  return notice && late && <late.Toaster toast={notice} onDismiss={dismiss} />;
}

/**
 * Says once that the page answers: the document's own script then does what was pressed before (ADR 0074). In a task of its
 * own, behind what fields tell of having been typed into. Parts of the page that React has not taken over yet, it takes over
 * at the press.
 */
function usePageHydratedEvent(): void {
  useEffect(() => {
    const telling = setTimeout(() => document.dispatchEvent(new Event(PAGE_HYDRATED)));
    return () => clearTimeout(telling);
  }, []);
}
