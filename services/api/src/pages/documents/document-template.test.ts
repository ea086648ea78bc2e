import { escapeJson } from '../../platform';
import { fillDocument } from './document-template';
import type { PageHead } from '../head/page-head';

const SHELL = '<html><head><title>Gallery</title></head><body><div id="root"></div></body></html>';

const HEAD: PageHead = {
  heading: 'Fine Art',
  siteName: 'Test Gallery',
  description: 'Photographs.',
  canonical: null,
  isIndexed: true,
  kind: 'website',
  picture: null,
  feed: 'https://gallery.example/feed.xml',
  structuredData: null,
};

const fill = (parts: Partial<Parameters<typeof fillDocument>[1]>) =>
  fillDocument(SHELL, { head: HEAD, preloads: [], blocks: [], ...parts });

test('puts title and preloads in the head, and data at the end of the body', () => {
  const html = fill({
    preloads: [
      { as: 'fetch', href: '/m.json' },
      { as: 'image', imagesrcset: '/a.avif 400w', imagesizes: '(min-width: 48rem) 50vw, 100vw' },
    ],
    blocks: [{ id: 'gallery', json: '{"a":1}' }],
  });
  expect(html).toBe(
    '<html><head><title>Fine Art – Test Gallery</title><meta name="description" content="Photographs.">' +
      '<link rel="alternate" type="application/atom+xml" title="New works – Test Gallery" href="https://gallery.example/feed.xml">' +
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="/m.json">' +
      '<link rel="preload" as="image" imagesrcset="/a.avif 400w" imagesizes="(min-width: 48rem) 50vw, 100vw"></head>' +
      '<body><div id="root"></div><script type="application/json" id="gallery">{"a":1}</script></body></html>',
  );
});

test('a document in the dark room says so before any script or style loads', () => {
  const shell = '<html lang="en"><head><meta name="theme-color" content="#f7f4ed" /></head></html>';
  const html = fillDocument(shell, { head: HEAD, preloads: [], blocks: [], room: 'dark' });
  expect(html).toBe(
    '<html data-theme="dark" lang="en"><head><meta name="theme-color" content="#131210"><meta name="color-scheme" content="dark"></head></html>',
  );
});

test('puts a rendered page in the root', () => {
  expect(fill({ root: '<h1>$& Fine Art</h1>' })).toContain('<div id="root"><h1>$& Fine Art</h1></div>');
  expect(fill({ root: null })).toContain('<div id="root"></div>');
});

test('a title cannot end its element, a URL cannot end its attribute', () => {
  const html = fill({
    head: { ...HEAD, heading: '</title><script>' },
    preloads: [{ as: 'script', href: '/a"><script>' }],
  });
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt; –');
  expect(html).toContain('href="/a&quot;&gt;&lt;script&gt;"');
});

test('keeps characters that are special in replacement texts', () => {
  expect(fill({ head: { ...HEAD, heading: "$& $' $1" }, blocks: [{ id: 'x', json: '"$&"' }] })).toContain(
    '"$&"</script></body>',
  );
});

test('JSON cannot end its element, and parses to the same value', () => {
  const value = { text: '</script><!-- \u2028 \u2029 -->' };
  const escaped = escapeJson(JSON.stringify(value));
  expect(escaped).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(escaped)).toEqual(value);
});

test('a rendered page loses the shell’s noscript text and keeps its own', () => {
  const shell = SHELL.replace('</body>', '<noscript>The shell needs JavaScript.</noscript></body>');
  const html = fillDocument(shell, {
    head: HEAD,
    preloads: [],
    blocks: [],
    root: '<noscript>Write to us by email.</noscript>',
  });
  expect(html).toContain('Write to us by email.');
  expect(html).not.toContain('The shell needs JavaScript.');
});
