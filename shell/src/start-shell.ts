import { createQueryClient, documentBlock } from '@gallery/api-client';
import { followSession } from './collector/follow-session';
import { bareHostAddress } from './host-name';
import { allowOvertakenTransitions } from './overtaken-transitions';
import { readRemoteList } from './remotes/remote-list';
import { RemoteLoader } from './remotes/remote-loader';
import { startPage } from './start-page';
import { followVisitLater } from './tracking/follow-visit';

/** Brings the document's page to life, or leads to the same page on the bare host. */
export async function startShell(): Promise<void> {
  const bare = bareHostAddress(location);
  if (bare) return location.replace(bare);

  allowOvertakenTransitions(document);
  const queryClient = createQueryClient();
  followSession(queryClient);
  // A shell on a plain file host: its document lacks the settings that the API writes into it. The code that asks for
  // them is a chunk of its own, since the usual page never does. Without an answer the careful defaults stay.
  if (!documentBlock('gallery')) {
    import('./late-settings').then(({ learnSettings }) => learnSettings(queryClient)).catch(reportError);
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  await startPage(root, {
    remotes: new RemoteLoader(await readRemoteList()),
    queryClient,
    onRouter: followVisitLater,
  });
}
