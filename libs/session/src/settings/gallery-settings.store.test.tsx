import { setDocumentBlocks } from '@gallery/api-client';
import { formatDateTime } from '@gallery/domain';
import { gallerySettings } from '@gallery/testing';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { useGallerySettings } from './gallery-settings.store';

afterEach(() => Reflect.deleteProperty(globalThis, 'renderedBlocks'));

function SalesMode() {
  return useGallerySettings(({ settings }) => settings.salesMode);
}

/** The page as the server renders it for a document with these settings. */
function rendered(salesMode: 'inquire' | 'purchase'): string {
  setDocumentBlocks({ gallery: JSON.stringify(gallerySettings({ salesMode })) });
  return renderToStaticMarkup(<SalesMode />);
}

it('renders each document with its own settings, in one thread one after the other', () => {
  expect([rendered('purchase'), rendered('inquire'), rendered('purchase')]).toEqual([
    'purchase',
    'inquire',
    'purchase',
  ]);
});

it('keeps the settings of an unchanged document', () => {
  setDocumentBlocks({ gallery: JSON.stringify(gallerySettings()) });
  const { settings } = useGallerySettings.getInitialState();
  expect(useGallerySettings.getInitialState().settings).toBe(settings);
});

/** Settings of a zone that `Intl` does not know, so that only its offsets can tell its times. */
const settingsAt = (timeZone: string, minutes: number) => {
  const { brand } = gallerySettings();
  const offset = { from: '2026-01-01T00:00:00.000Z', until: '2027-01-01T00:00:00.000Z', minutes, name: 'GT' };
  return gallerySettings({ brand: { ...brand, timeZone, utcOffsets: [offset] } });
};

it('tells times by the offsets of the document that is read', () => {
  setDocumentBlocks({ gallery: JSON.stringify(settingsAt('Gallery/East', 90)) });
  renderToStaticMarkup(<SalesMode />);
  expect(formatDateTime('2026-11-24T00:00:00Z', 'Gallery/East')).toBe('Nov 24, 2026, 1:30 AM GT');

  setDocumentBlocks({ gallery: JSON.stringify(settingsAt('Gallery/West', -90)) });
  renderToStaticMarkup(<SalesMode />);
  expect(formatDateTime('2026-11-24T00:00:00Z', 'Gallery/West')).toBe('Nov 23, 2026, 10:30 PM GT');
});

it('tells times by the API’s offsets if the document has no settings', () => {
  useGallerySettings.getState().update(settingsAt('Gallery/East', 90));
  expect(formatDateTime('2026-11-24T00:00:00Z', 'Gallery/East')).toBe('Nov 24, 2026, 1:30 AM GT');
});

it('uses the API’s settings if the document has none', () => {
  useGallerySettings.getState().update(gallerySettings({ salesMode: 'purchase' }));
  expect(useGallerySettings.getState().settings.salesMode).toBe('purchase');
});
