import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notices } from './notices/notices';

export interface AppProps {
  queryClient: QueryClient;
  /** The router's provider: one in the browser, another on the server. */
  children: ReactNode;
}

/** Everything that all remotes share, around the pages. */
export function App({ queryClient, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Notices />
    </QueryClientProvider>
  );
}
