import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { noSlots, SlotLoader, type LoadSlot } from './collector/slot-loader';
import { usePageHydratedEvent } from './use-page-hydrated-event';
import { Toasts } from './toasts';

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
