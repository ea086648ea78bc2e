import type { LoaderFunctionArgs } from 'react-router';
import { loadOwnDocument } from './document-loader';

const on = (address: string): Response | null => {
  const url = new URL(address);
  const navigation: LoaderFunctionArgs = {
    request: new Request(url),
    url,
    pattern: '/checkout',
    params: {},
    context: {},
  };
  return loadOwnDocument(navigation);
};

function arrivedAt(...addresses: string[]): void {
  const entries = addresses.map((name) => ({
    name,
    entryType: 'navigation',
    startTime: 0,
    duration: 0,
    toJSON: () => name,
  }));
  performance.getEntriesByType = () => entries;
}

it('stays in the document that was made for the page, whatever its query', () => {
  arrivedAt('https://gallery.example/checkout?payment_intent=pi_1&key=a');
  expect(on('https://gallery.example/checkout?payment_intent=pi_1')).toBeNull();
});

it('asks for a document of its own when the visitor comes from another page (S11)', () => {
  arrivedAt('https://gallery.example/fine-art');
  const response = on('https://gallery.example/checkout?payment_intent=pi_1&key=a');
  expect(response?.headers.get('location')).toBe(
    'https://gallery.example/checkout?payment_intent=pi_1&key=a',
  );
  expect(response?.headers.get('x-remix-reload-document')).toBe('true');
});

it('stays where the browser does not say how the visitor came: reloading for ever would be worse', () => {
  arrivedAt();
  expect(on('https://gallery.example/checkout')).toBeNull();
});
