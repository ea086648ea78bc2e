import { SessionsService } from '../../src/identity';
import { PasswordHashingService } from '../../src/identity/passwords/passwords.service';
import type { TestApi } from '../app/boot-api';
import { PASSWORD } from '../builders/accounts';
import {
  checkoutBody,
  column,
  createEdition,
  openCheckout,
  Shopper,
  type TestEdition,
} from '../builders/checkout';
import { signedIn, type TestCollector } from '../builders/collectors';
import { emailText } from '../builders/email-text';
import { shotAt } from '../builders/event-files';
import { buyPhoto } from '../builders/event-photo-orders';
import { createEvent, createScheduled, enter, publishPhoto, type TestGuest } from '../builders/events';
import { galleryWithEvents } from '../builders/gallery-with-events';
import { addSubscriber, createLetter } from '../builders/letters';
import { writeMessage } from '../builders/messages';
import { requestPayment, type MadeRequest } from '../builders/payment-requests';
import { createHiddenWork, showTo } from '../builders/private-previews';
import {
  bookToSend,
  callsOf,
  firstOf,
  formWithPicture,
  pairDevice,
  picture,
  idsOf,
  lastPart,
  sectionOf,
  sectionsOf,
  seriesToSend,
  tokenIn,
  type Body,
} from './gallery-answers';
import { staffSignedIn, type TestStaff } from '../builders/staff';
import { bringIn } from '../builders/uploads';

/** What stands in a gallery that has something of everything, and the secrets that only its people know. */
export interface Gallery {
  eventId: string;
  scheduledId: string;
  photoId: string;
  edition: TestEdition;
  /** Its only print is held, and somebody waits for it. */
  soldOut: TestEdition;
  paidOrder: string;
  openSession: string;
  payment: MadeRequest;
  hidden: { artworkId: string; editionId: string };
  place: string;
  statement: string;
  sitePreview: string;
  device: Record<string, string>;
  pairingCode: string;
  photoOrder: string;
  /** A refund of the paid order that waits for a second person. */
  settings: Record<string, Body>;
  /** Of the paid order. */
  pictureId: string;
  refundApprovalId: string;
  /** Ids by the path of their list. */
  ids: Record<string, string[]>;
  noteId: string;
  commission: { id: string; version: number };
  subscription: string;
  guest: TestGuest;
  collector: TestCollector;
  partner: TestCollector;
  staff: TestStaff;
  jpeg: Blob;
  /** The latest price-book version and series, as the console reads them. */
  priceBook: Body;
  series: unknown[];
  contact: unknown;
  /** The token of the latest link to a page in an email: after `?name=`, or at the end of its path. */
  mailed: (page: string, name?: string) => string;
}

/** Fills an empty gallery. Its clock is the machine's. */
export async function fillGallery(api: TestApi): Promise<Gallery> {
  const { edition, paid } = await galleryWithEvents(api);
  const send = callsOf(api);
  const { id: eventId } = await createEvent(api);
  await publishPhoto(api, eventId);
  const { id: scheduledId } = await createScheduled(api, 48);
  const collector = await buyer(api);
  const partner = await signedIn(api, { firstName: 'Nord', email: 'nord@example.com' });
  const staff = await staffSignedIn(api, { firstName: 'Nora' });
  await choosePasswords(api);
  const guest = await enter(api, eventId);
  const { photoId, photoOrder } = await sellPhoto(api, eventId, { ...collector.headers, ...guest.headers });
  const hidden = await showHidden(api, collector);
  const soldOut = await createEdition(api, { title: 'The Last One', total: 1 });
  const { sessionId } = await openCheckout(api, checkoutBody([soldOut]));
  const waiting = new Shopper(api, 1);
  await waiting.checkOut([soldOut]);
  await writeAround(api, collector);
  const partners = await column(api, 'SELECT id FROM affiliates');
  const link = await send('POST', `/api/admin/selling-partners/${String(partners[0])}/statement-link`);
  const contact = sectionOf(await send('GET', '/api/site'), 'contact');
  const preview = await send('POST', '/api/admin/site/contact/previews', { content: contact });
  const device = await pairDevice(api, eventId);
  const pairing = await send('POST', `/api/admin/studio-events/${eventId}/pairing-codes`);
  const books = await send('GET', '/api/admin/price-book/versions');
  const series = await send('GET', '/api/admin/series');
  await send('POST', `/api/admin/orders/${paid}/pictures`, await formWithPicture('On the press'));
  const refundApprovalId = await askForRefund(api, paid);
  await askForMails(api, { soldOut, scheduledId, staff });
  await api.deliverOutbox();
  const mails = (await api.mails()).map(emailText);
  return {
    eventId,
    scheduledId,
    photoId,
    edition,
    soldOut,
    paidOrder: paid,
    openSession: sessionId,
    payment: await requestPayment(api, paid, { lines: [{ kind: 'rush', description: 'Rush', amount: 90 }] }),
    hidden,
    place: waiting.token ?? '',
    statement: lastPart(link),
    sitePreview: String(preview['token']),
    device,
    photoOrder,
    settings: sectionsOf(await send('GET', '/api/admin/settings')),
    pictureId: await firstOf(api, 'SELECT id FROM order_pictures'),
    refundApprovalId,
    ids: await idsOf(api),
    noteId: await firstOf(api, 'SELECT id FROM collector_notes'),
    commission: {
      id: await firstOf(api, 'SELECT id FROM affiliate_commissions'),
      version: Number(await firstOf(api, 'SELECT version FROM affiliate_commissions')),
    },
    subscription: (await addSubscriber(api, 'ida@example.com')).token,
    pairingCode: String(pairing['code']),
    guest,
    collector,
    partner,
    staff,
    jpeg: await picture(),
    priceBook: bookToSend(books),
    series: seriesToSend(series),
    contact,
    mailed: (page, name = 'token') => tokenIn(mails, page, name),
  };
}

/** Ada, who has bought prints and moved certificates. */
async function buyer(api: TestApi): Promise<TestCollector> {
  const email = 'ada@example.com';
  const [id] = await column(api, `SELECT id FROM collectors WHERE email = '${email}'`);
  if (typeof id !== 'string') return signedIn(api);
  const secret = await api.get(SessionsService).create({ kind: 'collector', id }, 'Test browser');
  return { id, email, headers: { authorization: `Bearer ${secret}` } };
}

async function choosePasswords(api: TestApi): Promise<void> {
  passwordHash ??= await api.get(PasswordHashingService).hash(PASSWORD);
  for (const table of ['collectors', 'admins'])
    await api.database.manager.query(`UPDATE ${table} SET password_hash = ?`, [passwordHash]);
}
/** Hashing takes as long as it should. */
let passwordHash: string | undefined;

/** A photograph with its files, which Ada has bought. */
async function sellPhoto(
  api: TestApi,
  eventId: string,
  headers: Record<string, string>,
): Promise<Pick<Gallery, 'photoId' | 'photoOrder'>> {
  const [receipt] = await bringIn(api, eventId, { bytes: await shotAt('2026:11:22 20:14:03') });
  const photoId = receipt?.photoId ?? '';
  const { number: photoOrder } = await buyPhoto(api, photoId, headers);
  return { photoId, photoOrder };
}

/** A work that Ada alone sees. */
async function showHidden(api: TestApi, { id: collectorId }: TestCollector): Promise<Gallery['hidden']> {
  const { id: artworkId, editions } = await createHiddenWork(api, { title: 'Not Yet' });
  await showTo(api, artworkId, { collectorId });
  return { artworkId, editionId: editions[0]?.id ?? '' };
}

/** What people write to the gallery, and what the gallery notes down about them. */
async function writeAround(api: TestApi, { id, headers }: TestCollector): Promise<void> {
  const send = callsOf(api);
  for (const name of ['Grace Hopper', 'Elena Marsh', 'Mary Heir']) await writeMessage(api, { name });
  const applicant = { fullName: 'Galerie Süd', email: 'sued@example.com', location: 'Freiburg' };
  for (const email of [applicant.email, 'west@example.com'])
    await send('POST', '/api/send-partner-application', { ...applicant, email });
  const wanted = {
    collectorId: id,
    projectType: 'Diptych',
    budgetRange: '$10,000',
    description: 'Two blooms.',
  };
  await send('POST', '/api/admin/commission-requests', { ...wanted, wantsStudioVisit: false });
  await addSubscriber(api, 'ada@example.com');
  await createLetter(api);
  const { id: letterId, version } = await createLetter(api);
  await send('POST', `/api/admin/letters/${letterId}/send`, { version });
  await send('POST', '/api/admin/artist-notes', {
    level: 'Standard',
    title: 'Dear friends',
    text: 'New works.',
  });
  await send('POST', `/api/admin/collectors/${id}/notes`, { text: 'Likes blooms.' });
  const view = { list: 'orders', name: 'Berlin', filters: { q: 'Berlin' }, isShared: true };
  await send('POST', '/api/admin/saved-views', view);
  await send('PUT', '/api/collectors/me/picture', await formWithPicture(), headers);
}

/** Everything that a link in an email opens. */
async function askForMails(
  api: TestApi,
  { soldOut, scheduledId, staff }: Pick<Gallery, 'soldOut' | 'scheduledId' | 'staff'>,
): Promise<void> {
  const send = callsOf(api);
  const signup = { firstName: 'Rosa', lastName: 'Lee', email: 'rosa@example.com', password: PASSWORD };
  await send('POST', '/api/collectors/signup', signup, {});
  await send('POST', '/api/collectors/password-resets', { email: 'ada@example.com' }, {});
  await send('POST', `/api/admin/staff/${staff.id}/password-links`);
  const alert = { editionId: soldOut.editionId, email: 'bea@example.com' };
  await send('POST', '/api/back-in-stock-alerts', alert, {});
  await send('POST', '/api/email-subscribe', { email: 'new@example.com', sourcePage: 'cart' }, {});
  const guest = { name: 'Linus', email: 'linus@example.com', eventTag: scheduledId };
  await send('POST', '/api/live-event-access', guest, {});
}

/** Everything above a dollar needs a second person, whom Ines asks. */
async function askForRefund(api: TestApi, orderNumber: string): Promise<string> {
  const send = callsOf(api);
  const { headers } = await staffSignedIn(api, { role: 'owner', firstName: 'Ines' });
  await send('PUT', '/api/admin/settings/refunds', { version: 0, content: { secondPersonAbove: 1 } });
  const { version } = await send('GET', `/api/admin/orders/${orderNumber}`);
  const refund = { id: crypto.randomUUID(), version, reason: 'Damaged' };
  await send('POST', `/api/admin/orders/${orderNumber}/refunds`, refund, headers);
  return firstOf(api, 'SELECT id FROM refund_approvals');
}
