import '@gallery/ui/tokens.css';
import '@gallery/ui/base.css';
import '@gallery/ui/fonts.css';
import { createQueryClient, documentBlock } from '@gallery/api-client';
import { followSession } from './collector/follow-session';
import { bareHostAddress } from './host-name';
import { allowOvertakenTransitions } from './overtaken-transitions';
import { readRemoteList } from './remotes/remote-list';
import { RemoteLoader } from './remotes/remote-loader';
import { startPage } from './start-page';

async function start(): Promise<void> {
  const bare = bareHostAddress(location);
  if (bare) return location.replace(bare);

  // Running the libraries is one long task on a phone already: the visitor's touch comes between it and the page.
  await nextTask();
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
  await startPage(root, { remotes: new RemoteLoader(await readRemoteList()), queryClient });
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

void start();
