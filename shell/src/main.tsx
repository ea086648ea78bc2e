import '@gallery/ui/tokens.css';
import '@gallery/ui/base.css';
import '@gallery/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { RemoteLoader } from './remotes/remote-loader';
import { bareHostAddress } from './host-name';
import { readRemoteList } from './remotes/remote-list';
import { createRouter } from './router';

async function start(): Promise<void> {
  const bare = bareHostAddress(location);
  if (bare) return location.replace(bare);

  const router = createRouter(new RemoteLoader(await readRemoteList()));
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  createRoot(root).render(<App router={router} />);
}

void start();
