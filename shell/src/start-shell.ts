import { createQueryClient, documentBlock } from '@gallery/api-client';
import { resetQueriesOnSessionChange } from './collector/session-query-reset';
import { bareHostUrl } from './bare-host-redirect';
import { ignoreSkippedViewTransitions } from './skipped-view-transitions';
import { readRemoteList } from './remotes/remote-list';
import { RemoteLoader } from './remotes/remote-loader';
import { startPage } from './start-page';
import { startVisitTracking } from './tracking/visit-tracking';

/** Brings the document's page to life, or leads to the same page on the bare host. */
export async function startShell(): Promise<void> {
  const bare = bareHostUrl(location);
  if (bare) return location.replace(bare);

  ignoreSkippedViewTransitions(document);
  const queryClient = createQueryClient();
  resetQueriesOnSessionChange(queryClient);
  // A shell on a plain file host: its document lacks the settings that the API writes into it. The code that asks for
  // them is a chunk of its own, since the usual page never does. Without an answer the careful defaults stay.
  if (!documentBlock('gallery')) {
    import('./load-gallery-settings')
      .then(({ loadGallerySettings }) => loadGallerySettings(queryClient))
      .catch(reportError);
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  await startPage(root, {
    remotes: new RemoteLoader(await readRemoteList()),
    queryClient,
    onRouter: startVisitTracking,
  });
}
