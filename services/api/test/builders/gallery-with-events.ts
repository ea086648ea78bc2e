import { PrintLedgerService } from '../../src/catalog';
import { confirmEmail } from './certificates';
import { signedIn } from './collectors';
import { buyByLink } from './affiliate-commissions';
import { orderRecord, postOrder } from './admin-orders';
import { addPartner, ownerSignedIn } from './affiliates';
import { asOwner } from '../app/signed-in-owner';
import { requestPayment } from './payment-requests';
import { checkoutBody, column, createEdition, openCheckout, pay, type TestEdition } from './checkout';
import type { TestApi } from '../app/start-api';

/** What a gallery full of events is called in queries. */
export interface GalleryWithEvents {
  edition: TestEdition;
  /** Paid, two prints, by a partner's link; a payment request is open on it. */
  paid: string;
  /** Waits for its payment and holds a print. */
  waiting: string;
}

/**
 * Everything that the ledger knows has happened once: sold by the shop, at the gallery and outside, held, refunded and taken
 * back; certificates replaced, handed over twice and on their way; a commission, a payment request. The API needs Stripe.
 */
export async function galleryWithEvents(api: TestApi): Promise<GalleryWithEvents> {
  const edition = await createEdition(api);
  await addPartner(api, await ownerSignedIn(api));
  const paid = await buyByLink(api, 'galerie-nord', edition, { quantity: 2 });
  await sellAtTheGallery(api, edition);
  await api.get(PrintLedgerService).recordOfflineSale({
    editionId: edition.editionId,
    editionNumbers: [9],
    reason: 'Sold at the fair',
    actor: 'owner',
  });
  await refundAndTakeBack(api, edition);
  await moveCertificates(api, paid);
  await requestPayment(api, paid);
  await sellMini(api);
  const { orderNumber: waiting } = await openCheckout(api, checkoutBody([edition]));
  await api.deliverOutbox();
  return { edition, paid, waiting };
}

/** Its buyer has not opened the link to the delivery's payment yet. */
async function sellMini(api: TestApi): Promise<void> {
  const mini = await createEdition(api, { title: 'Small Bloom', shippingClass: 'mini' });
  await pay(api, await openCheckout(api, checkoutBody([mini])));
}

async function sellAtTheGallery(api: TestApi, { editionId }: TestEdition): Promise<void> {
  await posted(api, `/api/admin/editions/${editionId}/offline-sales`, {
    id: crypto.randomUUID(),
    price: 4200,
    paymentMethod: 'check',
    buyer: { fullName: 'Grace Hopper', email: 'grace@example.com' },
    tellsBuyer: false,
  });
}

async function refundAndTakeBack(api: TestApi, edition: TestEdition): Promise<void> {
  const bought = await openCheckout(api, checkoutBody([edition]));
  await pay(api, bought);
  const { version, receipt } = await orderRecord(api, bought.orderNumber);
  const refund = { id: crypto.randomUUID(), version, reason: 'Changed their mind' };
  await postOrder(api, `${bought.orderNumber}/refunds`, refund);
  await api.deliverOutbox();
  const [print] = await prints(api, receipt.orderNumber);
  const [number, seen] = String(print).split(' ').map(Number);
  await posted(api, `/api/admin/editions/${edition.editionId}/prints/${number}/return`, {
    version: seen,
    reason: 'Refunded',
  });
}

/** Number and version of each print of an order. */
const prints = (api: TestApi, orderNumber: string): Promise<unknown[]> =>
  column(
    api,
    `SELECT CONCAT(print.edition_number, ' ', print.version) FROM prints print JOIN orders ON orders.id = print.order_id
     WHERE orders.number = '${orderNumber}' ORDER BY print.edition_number`,
  );

/** The first one is replaced and on its way to someone; the second one has changed hands twice. */
async function moveCertificates(api: TestApi, orderNumber: string): Promise<void> {
  const ada = await signedIn(api);
  await confirmEmail(api, ada);
  const [first, second] = await column(
    api,
    `SELECT coa_id FROM certificates JOIN orders ON orders.id = certificates.order_id
     WHERE orders.number = '${orderNumber}' ORDER BY certificates.edition_number`,
  );
  await posted(api, `/api/admin/certificates/${String(first)}/replacement`, { reason: 'Burnt' });
  const [replacement] = await column(api, 'SELECT coa_id FROM certificates WHERE replaces IS NOT NULL');
  const transfers = `/api/collector/certificates/${String(replacement)}/transfers`;
  await posted(api, transfers, { name: 'Elena Marsh', email: 'elena@example.com' }, ada.headers);
  for (const firstName of ['Mary', 'Rosalind']) {
    const { email } = await signedIn(api, { firstName, lastName: 'Heir' });
    const [version] = await column(
      api,
      `SELECT version FROM certificates WHERE coa_id = '${String(second)}'`,
    );
    await posted(api, `/api/admin/certificates/${String(second)}/transfer`, {
      name: `${firstName} Heir`,
      email,
      reason: 'Heir',
      tellsBoth: false,
      version,
    });
  }
}

/** Must succeed. */
async function posted(
  api: TestApi,
  path: string,
  body: object,
  headers: Record<string, string> = asOwner,
): Promise<void> {
  const answer = await api.request(path, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`);
}
