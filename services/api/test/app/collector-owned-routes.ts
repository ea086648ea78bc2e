import { ReservationsService } from '../../src/catalog';
import { holder } from '../builders/certificates';
import { signedIn, type TestCollector } from '../builders/collectors';
import { checkoutBody, column, createEdition, openCheckout } from '../builders/checkout';
import type { TestApi } from './start-api';
import { createWork } from '../builders/artworks';

/** A call that names a thing of another collector's. */
export interface ForeignCall {
  path: string;
  body?: unknown;
  /** 404 unless said otherwise: another's thing is answered like one that is not there. */
  status?: number;
}

/**
 * Collectors' routes that name a thing in their path, as the OpenAPI document writes them. Each line makes such a thing of
 * someone else's (Ada's, by name) and says how it is asked for; ownership.test.ts asks as another collector. A new
 * route needs a line here.
 */
export const COLLECTOR_OWNED_ROUTES: Record<string, (api: TestApi) => Promise<ForeignCall>> = {
  'DELETE /api/collectors/me/sessions/{id}': async (api) => {
    const ada = await signedIn(api);
    const [session]: { id: string }[] = await api.database.manager.query(
      'SELECT id FROM sessions WHERE account_id = ?',
      [ada.id],
    );
    return { path: `/api/collectors/me/sessions/${session?.id}` };
  },

  // Whose favorite it is, the session says; the path names the work only. No favorite is no error.
  'DELETE /api/favorites/{artworkId}': async (api) => {
    const { id } = await createWork(api);
    await saveFavorite(api, await signedIn(api), id);
    return { path: `/api/favorites/${id}`, status: 204 };
  },

  'GET /api/collector/certificates/{coaId}.pdf': async (api) => {
    const { coaId } = await holder(api);
    return { path: `/api/collector/certificates/${coaId}.pdf` };
  },

  'POST /api/collector/certificates/{coaId}/transfers': async (api) => {
    const { coaId } = await holder(api);
    return { path: `/api/collector/certificates/${coaId}/transfers`, body: TO_GRACE };
  },

  'DELETE /api/collector/transfers/{id}': async (api) => {
    const { coaId, headers } = await holder(api);
    const asked = await api.request(`/api/collector/certificates/${coaId}/transfers`, {
      method: 'POST',
      headers,
      body: TO_GRACE,
    });
    if (asked.status !== 201) throw new Error(`The transfer was refused: ${asked.status}`);
    const [id] = await column(api, 'SELECT id FROM certificate_transfers');
    return { path: `/api/collector/transfers/${String(id)}` };
  },

  'PUT /api/orders/{orderNumber}/shipping-address': async (api) => {
    const { headers } = await signedIn(api);
    const { orderNumber } = await openCheckout(api, checkoutBody([await createEdition(api)]), headers);
    const body = { fullName: 'Grace Hopper', street: '4 Oak St', city: 'Austin', zip: '78701' };
    return { path: `/api/orders/${orderNumber}/shipping-address`, body };
  },

  // Whose reservation it is, the session says. None of one's own is no error.
  'DELETE /api/collector/reservations/{editionId}/{editionNumber}': async (api) => {
    const { artworkId, editionId } = await createEdition(api);
    const { id: collectorId } = await signedIn(api);
    await api.get(ReservationsService).reserve({ collectorId, artworkId, editionId, editionNumber: 1 });
    return { path: `/api/collector/reservations/${editionId}/1`, status: 204 };
  },
};

const TO_GRACE = { email: 'grace@example.com', name: 'Grace Hopper' };

async function saveFavorite(api: TestApi, { headers }: TestCollector, artworkId: string): Promise<void> {
  const { status } = await api.request('/api/favorites', { method: 'POST', headers, body: { artworkId } });
  if (status !== 201) throw new Error(`The work was not saved: ${status}`);
}
