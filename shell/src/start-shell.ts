import { createQueryClient, documentBlock } from '@gallery/api-client';
import { parseRemoteList, type RemoteList } from '@gallery/contracts';
import { resetQueriesOnSessionChange } from './collector/session-query-reset';
import { bareHostUrl } from './bare-host-redirect';
import { ignoreSkippedViewTransitions } from './skipped-view-transitions';
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
    import('./lazy-settings')
      .then(({ loadGallerySettings: learnSettings }) => learnSettings(queryClient))
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

/**
 * Where the remotes live: from the document's `remotes` block, which saves a round trip, else from /remotes.json. A
 * list that cannot be read is an empty one: the layout still stands and every page shows that it is missing.
 */
async function readRemoteList(): Promise<RemoteList> {
  try {
    const inDocument = document.getElementById('remotes')?.textContent;
    return parseRemoteList(inDocument ? JSON.parse(inDocument) : await fetchRemoteList());
  } catch (error) {
    reportError(error);
    return { remotes: [] };
  }
}

async function fetchRemoteList(): Promise<unknown> {
  const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}.`);
  return response.json();
}
