import type {
  ArtworkRecord,
  CheckoutSession,
  CheckoutSessionRequest,
  GallerySettings,
  OrderReceipt,
} from '@gallery/contracts';

interface Answer<Body> {
  content: { 'application/json': Body };
}

/** The calls that the pages make, in OpenAPI's shape. */
export interface paths {
  '/api/gallery': { get: { responses: { 200: Answer<GallerySettings> } } };
  '/api/admin/artwork-inventory': { get: { responses: { 200: Answer<ArtworkRecord[]> } } };
  '/api/artworks/{slug}': {
    get: { parameters: { path: { slug: string } }; responses: { 200: Answer<ArtworkRecord> } };
  };
  '/api/create-checkout-session': {
    post: {
      requestBody: { content: { 'application/json': CheckoutSessionRequest } };
      responses: { 200: Answer<CheckoutSession> };
    };
  };
  '/api/checkout-sessions/{sessionId}': {
    get: { parameters: { path: { sessionId: string } }; responses: { 200: Answer<OrderReceipt> } };
  };
  '/api/checkout-sessions/{sessionId}/release': {
    post: { parameters: { path: { sessionId: string } }; responses: { 204: { content?: never } } };
  };
}
