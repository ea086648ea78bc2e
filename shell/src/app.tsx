import { createQueryClient, gallerySettingsQuery } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { Notices } from './notices/notices';

const queryClient = createQueryClient();

// A shell on a plain file host: its document lacks the settings that the API writes into it. Without an answer the
// careful defaults stay.
if (!document.getElementById('gallery')) {
  queryClient.query(gallerySettingsQuery()).then(useGallerySettings.getState().learn, () => undefined);
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
