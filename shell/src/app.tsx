import { createQueryClient } from '@gallery/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { Notices } from './notices/notices';

const queryClient = createQueryClient();

// A shell on a plain file host: its document lacks the settings that the API writes into it. The code that asks for
// them is a chunk of its own, since the usual page never does. Without an answer the careful defaults stay.
if (!document.getElementById('gallery')) {
  import('./late-settings').then(({ learnSettings }) => learnSettings(queryClient)).catch(reportError);
}

/** Everything that all remotes share, around the pages. */
export function App({ router }: Pick<RouterProviderProps, 'router'>) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Notices />
    </QueryClientProvider>
  );
}
