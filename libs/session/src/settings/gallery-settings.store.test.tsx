import { setDocumentBlocks } from '@gallery/api-client';
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

it('uses the API’s settings if the document has none', () => {
  useGallerySettings.getState().update(gallerySettings({ salesMode: 'purchase' }));
  expect(useGallerySettings.getState().settings.salesMode).toBe('purchase');
});
