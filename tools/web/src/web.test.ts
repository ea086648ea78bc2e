import { buildFolder } from '../test/builders';
import { startWeb } from './web';

const nowhere = { host: '127.0.0.1', apiUrl: 'http://127.0.0.1:9', remotes: {} };

it('names the port that is taken', async () => {
  const shellDir = await buildFolder({});
  const web = await startWeb({ ...nowhere, port: 0, shellDir });
  const port = Number(new URL(web.url).port);
  await expect(startWeb({ ...nowhere, port, shellDir })).rejects.toThrow(`Port ${port} is taken.`);
  await web.close();
});

it('names a build that is missing', async () => {
  await expect(startWeb({ ...nowhere, port: 0, shellDir: '/nowhere/dist' })).rejects.toThrow(
    'There is no folder /nowhere/dist to serve at /shell/. Build it first.',
  );
});
