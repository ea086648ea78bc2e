import type { MutationOptions } from '@tanstack/react-query';
import {
  anArtworkCard,
  anArtwork,
  aReceipt,
  stubApi,
  refusal,
  type ApiStubs,
  type ApiCall,
} from '@gallery/testing';
import { isApiError, errorReference, type ApiError } from './api-error';
import { artworkQuery, artworksQuery, inventoryQuery } from '../shop/catalog.queries';
import { createCheckoutSession, receiptQuery, releaseCheckoutSession } from '../shop/checkout.queries';
import { setDocumentBlocks } from './document-blocks';
import { createQueryClient } from './query-client';

const RECEIPT = 'GET /api/checkout-sessions/{sessionId}';

let restore = () => {};
afterEach(() => restore());

function api(responses: ApiStubs): ApiCall[] {
  const network = stubApi(responses);
  restore = network.restore;
  return network.calls;
}

const readReceipt = () => createQueryClient().query(receiptQuery('cs_1'));

function run<Data, Variables>(mutation: MutationOptions<Data, Error, Variables>, variables: Variables) {
  const queryClient = createQueryClient();
  return queryClient.getMutationCache().build(queryClient, mutation).execute(variables);
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isApiError(error)) throw new Error('The call did not fail with an ApiError.', { cause: error });
  return error;
}

describe('a call', () => {
  it('includes credentials and, without a body, no content type (X1)', async () => {
    const calls = api({
      [RECEIPT]: aReceipt(),
      'POST /api/checkout-sessions/{sessionId}/expire': () => undefined,
    });
    await readReceipt();
    await run(releaseCheckoutSession(), 'cs_1');
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/checkout-sessions/cs_1',
      'POST /api/checkout-sessions/cs_1/expire',
    ]);
    for (const { request } of calls) {
      expect(request.credentials).toBe('include');
      expect(request.headers.get('content-type')).toBeNull();
    }
  });

  it('sends its body as JSON', async () => {
    const calls = api({
      'POST /api/create-checkout-session': {
        sessionUrl: '/pay',
        sessionId: 'cs_1',
        orderNumber: 'TF-1',
        expiresAt: '',
      },
    });
    const buyer = {
      fullName: 'Elena Marsh',
      email: 'e@marsh.example',
      phone: '',
      street: '',
      city: '',
      state: '',
      zip: '',
      country: '',
    };
    const opened = await run(createCheckoutSession(), {
      amount: 34_299,
      currency: 'usd',
      items: [],
      customer: { name: 'Elena Marsh', email: 'e@marsh.example' },
      billing: buyer,
      shipping: buyer,
      metadata: {
        subtotal: 333,
        estimatedTax: 0,
        creditCardFee: 9.99,
        total: 342.99,
        artworkCount: 1,
        orderType: 'fine_art_purchase',
        referralPartnerId: null,
      },
      successUrl: 'http://localhost/order-success',
      cancelUrl: 'http://localhost/order-confirmation',
    });
    expect(opened.sessionUrl).toBe('/pay');
    expect(calls[0]?.request.headers.get('content-type')).toBe('application/json');
    expect(calls[0]?.body).toMatchObject({ amount: 34_299, metadata: { total: 342.99 } });
  });
});

describe('a read', () => {
  it('sends a GET to the path in its key and parses JSON (X2)', async () => {
    const calls = api({ [RECEIPT]: aReceipt({ orderNumber: 'TF-9' }) });
    expect(await readReceipt()).toMatchObject({ orderNumber: 'TF-9' });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${receiptQuery('cs_1').queryKey.join('/')}`,
    ]);
  });

  it('fails when the server returns 401 (X2)', async () => {
    api({ [RECEIPT]: () => refusal('signed_out') });
    expect(await errorOf(readReceipt())).toMatchObject({ status: 401 });
  });
});

describe('a failure', () => {
  it('carries status and body text in its message, and the body parsed (X4, X12)', async () => {
    api({
      [RECEIPT]: () =>
        refusal('prints_unavailable', {
          details: { remaining: 1 },
          fields: { 'items.0.quantity': 'Too many.' },
        }),
    });
    const error = await errorOf(readReceipt());
    expect(error.message).toMatch(/^409: \{"code":"prints_unavailable"/);
    expect(error).toMatchObject({
      status: 409,
      code: 'prints_unavailable',
      serverMessage: 'Not enough prints of this edition are left.',
      details: { remaining: 1 },
      fields: { 'items.0.quantity': 'Too many.' },
    });
    expect(isApiError(error, 'prints_unavailable')).toBe(true);
    expect(isApiError(error, 'network')).toBe(false);
  });

  it('falls back to the status text when the body is empty (X4)', async () => {
    api({ [RECEIPT]: () => new Response(null, { status: 503, statusText: 'Service Unavailable' }) });
    expect((await errorOf(readReceipt())).message).toBe('503: Service Unavailable');
  });

  it('is unknown when the response is not ours', async () => {
    api({ [RECEIPT]: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) });
    expect(await errorOf(readReceipt())).toMatchObject({
      code: 'unknown',
      serverMessage: null,
      status: 502,
    });
  });

  it('has a reference if it is the gallery’s fault, and none for a rejection', async () => {
    const responseOf = (response: Response) => {
      response.headers.set('x-request-id', 'req-0001');
      return () => response;
    };
    api({ [RECEIPT]: responseOf(refusal('internal')) });
    expect(errorReference(await errorOf(readReceipt()))).toBe('req-0001');
    restore();
    api({ [RECEIPT]: responseOf(refusal('checkout_session_not_found')) });
    expect(errorReference(await errorOf(readReceipt()))).toBeNull();
  });

  it('keeps its reference when a page uses its own text', async () => {
    api({ 'GET /api/admin/artwork-inventory': () => withId(refusal('internal')) });
    const error: unknown = await createQueryClient()
      .query(inventoryQuery())
      .catch((error: unknown) => error);
    expect(errorReference(error)).toBe('req-0002');
    function withId(response: Response) {
      response.headers.set('x-request-id', 'req-0002');
      return response;
    }
  });

  it('is a network failure when there is no response', async () => {
    api({});
    expect(await errorOf(readReceipt())).toMatchObject({ code: 'network', status: 0 });
  });
});

describe('the inventory', () => {
  const INVENTORY = 'GET /api/admin/artwork-inventory';

  it('fails with the specified text, whatever the cause (S62)', async () => {
    api({ [INVENTORY]: () => refusal('internal') });
    await expect(createQueryClient().query(inventoryQuery())).rejects.toThrow(
      /^Failed to fetch artwork inventory$/,
    );
  });

  it('is taken from the document once, then requested', async () => {
    const carried = anArtwork({ title: 'From the document' });
    carry({ '/api/admin/artwork-inventory': [carried] });
    const calls = api({ [INVENTORY]: [anArtwork({ title: 'From the server' })] });

    const first = await createQueryClient().query(inventoryQuery());
    expect(first.map(({ title }) => title)).toEqual(['From the document']);
    expect(calls).toHaveLength(0);

    const second = await createQueryClient().query(inventoryQuery());
    expect(second.map(({ title }) => title)).toEqual(['From the server']);
  });

  it('leaves what the document has for another path to that path', async () => {
    const carried = anArtwork({ title: 'Inside Voice' });
    carry({ '/api/artworks/inside-voice': carried });
    const calls = api({ [INVENTORY]: [] });
    await createQueryClient().query(inventoryQuery());
    expect(calls).toHaveLength(1);
    expect(await createQueryClient().query(artworkQuery('inside-voice'))).toEqual(carried);
    expect(calls).toHaveLength(1);
  });

  it('takes artworks as cards from the document too, but only from data that has cards', async () => {
    const card = anArtworkCard(anArtwork({ title: 'Inside Voice' }));
    carry({ '/api/artworks': [card] });
    const calls = api({ 'GET /api/artworks': [] });
    expect(await createQueryClient().query(artworksQuery())).toEqual([card]);
    expect(calls).toHaveLength(0);
  });

  it('and an artwork come from one document, each for its own call', async () => {
    const artwork = anArtwork({ title: 'Inside Voice' });
    carry({ '/api/artworks/inside-voice': artwork, '/api/admin/artwork-inventory': [artwork] });
    const calls = api({});
    expect(await createQueryClient().query(inventoryQuery())).toEqual([artwork]);
    expect(await createQueryClient().query(artworkQuery('inside-voice'))).toEqual(artwork);
    expect(calls).toHaveLength(0);
  });

  it('is read from the data of the page that a server renders', async () => {
    const carried = anArtwork({ title: 'On the server' });
    setDocumentBlocks({ 'first-data': JSON.stringify({ '/api/admin/artwork-inventory': [carried] }) });
    expect(await createQueryClient().query(inventoryQuery())).toEqual([carried]);
    globalThis.renderedBlocks = undefined;
  });

  it.each(['{"path"', '[]', 'null', '{"/api/admin/artwork-inventory":{"code":"internal"}}'])(
    'is requested from the server if the document has garbage: %s',
    async (text) => {
      document.head.innerHTML = `<script type="application/json" id="first-data">${text}</script>`;
      const calls = api({ [INVENTORY]: [] });
      await createQueryClient().query(inventoryQuery());
      expect(calls).toHaveLength(1);
    },
  );

  function carry(firstData: object) {
    document.head.innerHTML = `<script type="application/json" id="first-data">${JSON.stringify(firstData)}</script>`;
  }
});

it('never retries or refetches by itself (X3, X9)', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      gcTime: 300_000,
    },
    mutations: { retry: false },
  });
});
