import { writePageBundles, type TestBundles } from '../../../test/app/page-bundles';
import { Settings } from '../../platform';
import { PageRendererService, type PageToRender } from './page-renderer.service';

const SHELL = '<script defer src="/shell/main.1234abcd.js"></script>';

let bundles: TestBundles;
let renderer: PageRendererService;

beforeAll(async () => {
  bundles = await writePageBundles();
});
beforeEach(() => {
  renderer = rendererOf({ PAGE_BUNDLES: bundles.variable });
});
afterEach(() => renderer.onModuleDestroy());
afterAll(() => bundles.close());

const rendererOf = (environment: Record<string, string>) =>
  new PageRendererService(
    Settings.read({ DATABASE_URL: 'mysql://gallery@localhost/gallery', LOG_LEVEL: 'silent', ...environment }),
  );

const page = (url: string, scripts: PageToRender['scripts'] = { shell: SHELL }): PageToRender => ({
  url,
  blocks: [{ id: 'visit', json: '{"seed":1}' }],
  scripts,
});

test('a page is rendered from its address and the blocks of its document', async () => {
  expect(await renderer.renderPage(page('/fine-art?q=bloom'))).toBe('<h1>/fine-art?q=bloom</h1><p>visit</p>');
});

test.each([
  ['shell', { shell: '<script src="/shell/main.00000000.js">' }],
  ['remote', { shell: SHELL, mf_storefront: 'remoteEntry.00000000.js' }],
  ['remote without a bundle', { shell: SHELL, mf_other: 'remoteEntry.1234abcd.js' }],
])('a page whose scripts are of another build goes without HTML: %s', async (_which, scripts) => {
  expect(await renderer.renderPage(page('/fine-art', scripts))).toBeNull();
});

test('a page that does not come in time goes without, and the next one does not wait for it', async () => {
  expect(await renderer.renderPage(page('/about'))).toContain('/about');
  expect(await renderer.renderPage(page('/silent'))).toBeUndefined();
  expect(await renderer.renderPage(page('/contact'))).toContain('/contact');
});

test('a made-up address without end goes without', async () => {
  expect(await renderer.renderPage(page(`/fine-art?q=${'x'.repeat(2_000)}`))).toBeNull();
});

test('a page that fails goes without, the others do not', async () => {
  expect(await renderer.renderPage(page('/broken'))).toBeNull();
  expect(await renderer.renderPage(page('/about'))).toContain('/about');
});

test('pages go without for a moment after a crash', async () => {
  expect(await renderer.renderPage(page('/crash'))).toBeUndefined();
  expect(await renderer.renderPage(page('/about'))).toBeUndefined();
});

test('without bundles nothing is rendered', async () => {
  expect(await rendererOf({}).renderPage(page('/about'))).toBeNull();
});
