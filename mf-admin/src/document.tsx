/** The admin's own document, served on its own origin: what staff open. */
import '@gallery/ui/tokens.css';
import '@gallery/ui/base.css';
import '@gallery/ui/fonts.css';
import { createQueryClient, gallerySettingsQuery } from '@gallery/api-client';
import { useGallerySettings, useToasts } from '@gallery/session';
import { Toaster } from '@gallery/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, redirect } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PageLoading } from './layout/page-states';
import { routes } from './remote';

const queryClient = createQueryClient();
const router = createBrowserRouter([
  ...routes,
  { path: '*', loader: () => redirect('/admin'), Component: PageLoading, HydrateFallback: PageLoading },
]);

// This document comes from a plain file server, without the settings that the API writes into the public ones. The
// page works without them; a failure leaves the careful defaults.
queryClient.query(gallerySettingsQuery()).then(useGallerySettings.getState().update, () => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
    <Toasts />
  </QueryClientProvider>,
);

/** Short notices from anywhere in the admin; inside the shell, the shell shows them. */
function Toasts() {
  const { toast: notice, dismiss } = useToasts();
  return <Toaster toast={notice} onDismiss={dismiss} />;
}
