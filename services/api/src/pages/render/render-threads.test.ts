import { writePageBundles, type TestBundles } from '../../../test/page-bundles';
import { readPageBundles, type PageBundles } from './page-bundles';
import { NotRendering } from './render-thread';
import { RenderThreads } from './render-threads';

let written: TestBundles;
let bundles: PageBundles;
const now = { ms: 0 };
const said: string[] = [];
const threads = new RenderThreads(
  (sentence) => said.push(sentence),
  () => now.ms,
);

beforeAll(async () => {
  written = await writePageBundles();
  bundles = await readPageBundles(written.folders);
});
afterAll(async () => {
  await threads.stop();
  await written.close();
});

const render = (url: string) => threads.render({ url, blocks: {} }, bundles);

test('after a crash it rests, longer each time, until a page succeeds', async () => {
  await expect(render('/crash')).rejects.toBeInstanceOf(NotRendering);
  expect(said).toEqual(['Pages go without HTML for 1 s, their renderer has ended: it ended with code 3']);
  now.ms = 999;
  await expect(render('/about')).rejects.toBeInstanceOf(NotRendering);
  now.ms = 1_000;
  await expect(render('/crash')).rejects.toBeInstanceOf(NotRendering);
  expect(said[1]).toContain('for 2 s');
  now.ms = 3_000;
  expect(await render('/about')).toContain('/about');
  await expect(render('/crash')).rejects.toBeInstanceOf(NotRendering);
  expect(said[2]).toContain('for 1 s');
});
