import { writePageBundles, type TestBundles } from '../../../test/app/page-bundles';
import { Clock, Settings } from '../../platform';
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
    new Clock(),
  );

const page = (url: string, scripts: PageToRender['scripts'] = { shell: SHELL }): PageToRender => ({
  url,
  blocks: [{ id: 'visit', json: '{"seed":1}' }],
  scripts,
});

test('renders a page from its path and its document’s data', async () => {
  expect(await renderer.renderPage(page('/fine-art?q=bloom'))).toBe('<h1>/fine-art?q=bloom</h1><p>visit</p>');
});

test.each([
  ['shell', { shell: '<script src="/shell/main.00000000.js">' }],
  ['remote', { shell: SHELL, mf_storefront: 'remoteEntry.00000000.js' }],
  ['remote without a bundle', { shell: SHELL, mf_other: 'remoteEntry.1234abcd.js' }],
])('sends a page without HTML if its scripts are of another build: %s', async (_which, scripts) => {
  expect(await renderer.renderPage(page('/fine-art', scripts))).toBeNull();
});

test('a page that takes too long is sent without, and does not delay the next', async () => {
  expect(await renderer.renderPage(page('/about'))).toContain('/about');
  expect(await renderer.renderPage(page('/silent'))).toBeUndefined();
  expect(await renderer.renderPage(page('/contact'))).toContain('/contact');
});

test('a made-up endless address is sent without', async () => {
  expect(await renderer.renderPage(page(`/fine-art?q=${'x'.repeat(2_000)}`))).toBeNull();
});

test('a page that fails is sent without, others are not', async () => {
  expect(await renderer.renderPage(page('/broken'))).toBeNull();
  expect(await renderer.renderPage(page('/about'))).toContain('/about');
});

test('pages are sent without for a moment after a crash', async () => {
  expect(await renderer.renderPage(page('/crash'))).toBeUndefined();
  expect(await renderer.renderPage(page('/about'))).toBeUndefined();
});

test('renders nothing without bundles', async () => {
  expect(await rendererOf({}).renderPage(page('/about'))).toBeNull();
});
