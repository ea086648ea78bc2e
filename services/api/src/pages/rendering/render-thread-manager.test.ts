import { writePageBundles, type TestBundles } from '../../../test/app/page-bundles';
import { readServerBundles, RendererUnavailable, type ServerBundles } from './render-thread';
import { RenderThreadManager } from './render-thread-manager';

let written: TestBundles;
let bundles: ServerBundles;
const now = { ms: 0 };
const said: string[] = [];
const threads = new RenderThreadManager(
  (sentence) => said.push(sentence),
  () => now.ms,
);

beforeAll(async () => {
  written = await writePageBundles();
  bundles = await readServerBundles(written.folders);
});
afterAll(async () => {
  await threads.stop();
  await written.close();
});

const render = (url: string) => threads.render({ url, blocks: {} }, bundles);

test('pauses after a crash, longer each time, until a page succeeds', async () => {
  await expect(render('/crash')).rejects.toBeInstanceOf(RendererUnavailable);
  expect(said).toEqual([
    'Pages are sent without HTML for 1 s, because the renderer ended: it ended with code 3',
  ]);
  now.ms = 999;
  await expect(render('/about')).rejects.toBeInstanceOf(RendererUnavailable);
  now.ms = 1_000;
  await expect(render('/crash')).rejects.toBeInstanceOf(RendererUnavailable);
  expect(said[1]).toContain('for 2 s');
  now.ms = 3_000;
  expect(await render('/about')).toContain('/about');
  await expect(render('/crash')).rejects.toBeInstanceOf(RendererUnavailable);
  expect(said[2]).toContain('for 1 s');
});
