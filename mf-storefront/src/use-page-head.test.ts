import { useGallerySettings } from '@gallery/session';
import { gallerySettings } from '@gallery/testing';
import { renderHook } from '@testing-library/react';
import { usePageHead } from './use-page-head';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

beforeEach(() => {
  useGallerySettings.setState({ settings: gallerySettings() });
  document.head.innerHTML =
    '<title>Night Bloom – TF Gallery</title><meta name="description" content="A bloom at night.">' +
    '<link rel="canonical" href="https://gallery.example/fine-art/night-bloom">' +
    '<meta property="og:title" content="Night Bloom"><meta property="og:site_name" content="TF Gallery">' +
    '<meta property="og:url" content="https://gallery.example/fine-art/night-bloom">' +
    '<meta property="og:image" content="https://gallery.example/a.jpg"><meta property="og:image:alt" content="A bloom">' +
    '<script type="application/ld+json">{}</script>';
});

it('leaves the head of the first page as the server wrote it', () => {
  const written = document.head.innerHTML;
  renderHook(() => usePageHead('Night Bloom', '/fine-art/night-bloom'));
  expect(document.head.innerHTML).toBe(written);
});

it('says of the next page what is true of it, and nothing of the one before (G28)', () => {
  renderHook(() => usePageHead('Dunes', '/fine-art/dunes'));
  expect(document.title).toBe('Dunes – TF Gallery');
  expect(canonical()).toBe('https://gallery.example/fine-art/dunes');
  expect(content('meta[property="og:title"]')).toBe('Dunes');
  expect(content('meta[property="og:url"]')).toBe('https://gallery.example/fine-art/dunes');
  expect(content('meta[property="og:site_name"]')).toBe('TF Gallery');
  for (const gone of ['meta[name="description"]', '[property^="og:image"]', 'script']) {
    expect(document.head.querySelector(gone)).toBeNull();
  }
});

it('names the gallery alone for its home page', () => {
  renderHook(() => usePageHead('', '/'));
  expect(document.title).toBe('TF Gallery');
  expect(content('meta[property="og:title"]')).toBe('TF Gallery');
});
