import '@gallery/ui/tokens.css';
import '@gallery/ui/base.css';
import '@gallery/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { RemoteLoader } from './remotes/remote-loader';
import { bareHostAddress } from './host-name';
import { readRemoteList } from './remotes/remote-list';
import { createRouter, type DataRouter } from './router';

async function start(): Promise<void> {
  const bare = bareHostAddress(location);
  if (bare) return location.replace(bare);

  const router = createRouter(new RemoteLoader(await readRemoteList()));
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  // Content that the server has put there stays until the page can take its place.
  if (root.hasChildNodes()) await firstPageOf(router);
  createRoot(root).render(<App router={router} />);
}

/** Resolves when the first page, or the reason why it fails, is there. */
function firstPageOf(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

void start();
