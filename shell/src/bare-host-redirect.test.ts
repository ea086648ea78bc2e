import { bareHostUrl } from './bare-host-redirect';

const at = (href: string) => bareHostUrl({ href, host: new URL(href).host });

it('leads from www to the bare host, to the same page (S16)', () => {
  expect(at('https://www.gallery.example/fine-art?series=FLORALS#top')).toBe(
    'https://gallery.example/fine-art?series=FLORALS#top',
  );
  expect(at('http://www.gallery.example:8080/')).toBe('http://gallery.example:8080/');
});

it('stays on the bare host', () => {
  expect(at('https://gallery.example/')).toBeNull();
  expect(at('https://wwwgallery.example/')).toBeNull();
});
