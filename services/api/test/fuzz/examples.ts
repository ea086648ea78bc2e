import { createHmac } from 'node:crypto';
import type { TestApi } from '../app/boot-api';
import { OWNER } from '../app/signed-in-owner';
import { signature } from '../app/stripe-webhook';
import { PASSWORD } from '../builders/accounts';
import { referredBody } from '../builders/affiliate-commissions';
import { photoOrderBody } from '../builders/event-photo-orders';
import type { Example } from './calls';
import { ADDRESS, ofConsole } from './console-examples';
import type { Gallery } from './gallery';

/** In base64, as the email provider gives it. */
export const EMAIL_SECRET = Buffer.from('by chance').toString('base64');

const DAY_MS = 86_400_000;

/** Operations by `POST /api/cart-holds`. */
export function examplesOf(api: TestApi, gallery: Gallery): Record<string, Example> {
  return {
    ...ofAccounts(gallery),
    ...ofVisitors(api, gallery),
    ...ofConsole(gallery),
    ...ofSettings(gallery),
  };
}

function ofAccounts({ mailed, collector, photoId }: Gallery): Record<string, Example> {
  const password = { body: { password: PASSWORD } };
  const newPassword = { currentPassword: PASSWORD, newPassword: 'four quite unrelated words' };
  return {
    'POST /api/collectors/signin': { body: { email: collector.email, password: PASSWORD } },
    'POST /api/collectors/password-resets/confirm': {
      body: { token: mailed('collector', 'reset'), password: 'a lamp beside the sea' },
    },
    'POST /api/collectors/email-confirmations': { body: { token: mailed('collector', 'confirm') } },
    'POST /api/collectors/me/password': { body: newPassword },
    'POST /api/collectors/me/email': { body: { email: 'ada.byron@example.com', password: PASSWORD } },
    'POST /api/collectors/me/deletion': password,
    'POST /api/admin/account/password': { body: newPassword },
    'POST /api/admin/account/second-factor': password,
    'POST /api/admin/account/reauthentication': password,
    'POST /api/admin/gate': { body: { password: 'atelier' } },
    'POST /api/admin/login': { body: { username: OWNER.username, password: PASSWORD } },
    'POST /api/admin/password-links/confirm': {
      body: { token: mailed('admin/password'), password: 'a lamp beside the sea' },
    },
    'POST /api/orders': { body: photoOrderBody(photoId) },
  };
}

function ofVisitors(api: TestApi, gallery: Gallery): Record<string, Example> {
  const { mailed, edition, soldOut, eventId, scheduledId, hidden, payment, guest } = gallery;
  const alert = mailed('back-in-stock');
  const transfer = mailed('certificate-transfer');
  const leaving = mailed('live-event-gate/', 'leave');
  const file = mailed('api/event-photo-files/', '');
  const { items, billing, shipping } = referredBody(api, 'galerie-nord', edition);
  const ofPayment = { path: { reference: payment.paymentIntent }, query: { key: payment.key } };
  return {
    'GET /api/site/preview': { query: { token: gallery.sitePreview } },
    'POST /api/back-in-stock-alerts': { body: { editionId: soldOut.editionId, email: 'rosa@example.com' } },
    'POST /api/back-in-stock-alerts/confirm': { body: { token: alert } },
    'POST /api/back-in-stock-alerts/unsubscribe': { query: { token: alert } },
    'POST /api/live-event-access': {
      body: { name: 'Rosa Lee', email: 'rosa@example.com', eventTag: eventId },
    },
    'POST /api/event-guest-pass-links': { body: { token: mailed('live-event-gate/', 'access') } },
    'POST /api/event-unregistrations': { query: { token: leaving } },
    'POST /api/event-guest-passes': { body: { pass: guest.pass } },
    'POST /api/event-reminders': { body: { eventId: scheduledId, email: 'rosa@example.com' } },
    'POST /api/event-devices/pair': { body: { code: gallery.pairingCode, name: 'Second laptop' } },
    'POST /api/stripe/webhook': {
      body: { id: 'evt_1', type: 'charge.updated', object: 'event', data: { object: {} } },
      sign: (body) => ({
        'stripe-signature': signature(body, Math.floor(Date.now() / 1_000), 'whsec_sandbox'),
      }),
    },
    'POST /api/email-events': {
      body: { type: 'email.bounced', data: { to: ['linus@example.com'] } },
      sign: signedByProvider,
    },
    'POST /api/create-checkout-session': { body: referredBody(api, 'galerie-nord', edition) },
    'POST /api/quotes': { body: { items, billing, shipping } },
    'POST /api/order-lookups': { body: { number: gallery.paidOrder, email: 'ada@example.com' } },
    'POST /api/event-devices/photo-digests': { body: { digests: ['0'.repeat(64)] } },
    'POST /api/collect-visitor': {
      body: { name: 'Rosa Lee', email: 'rosa@example.com', eventId, timestamp: new Date().toISOString() },
    },
    'GET /api/events/{eventId}/photos/{photoId}/editions': { path: { eventId, photoId: gallery.photoId } },
    'POST /api/cart-holds': { body: { artworkId: edition.artworkId, size: edition.size } },
    'GET /api/checkout-sessions/{sessionId}': { path: { sessionId: gallery.openSession } },
    'POST /api/checkout-sessions/{sessionId}/expire': { path: { sessionId: gallery.openSession } },
    'POST /api/order-lookups/shipping-address': {
      body: { ...ADDRESS, number: gallery.paidOrder, email: 'ada@example.com' },
    },
    'POST /api/certificate-transfers/lookup': { body: { token: transfer } },
    'POST /api/certificate-transfers/confirm': { body: { token: transfer } },
    'POST /api/certificate-transfers/accept': { body: { token: transfer } },
    'POST /api/collector/reservations': { body: { ...hidden, editionNumber: 1 } },
    'POST /api/newsletter/confirm': { body: { token: mailed('newsletter/') } },
    'POST /api/newsletter/unsubscribe': { query: { token: gallery.subscription } },
    'PUT /api/collectors/me/picture': { body: { picture: gallery.jpeg } },
    'GET /api/waiting-room/{token}': { path: { token: gallery.place } },
    'DELETE /api/waiting-room/{token}': { path: { token: gallery.place } },
    'GET /api/affiliate-statements/{token}': { path: { token: gallery.statement } },
    'GET /api/payment-requests/{reference}': ofPayment,
    'PUT /api/payment-requests/{reference}/shipping-address': { ...ofPayment, body: ADDRESS },
    'PUT /api/payment-requests/{reference}/phone': { ...ofPayment, body: { phone: '214 555 0100' } },
    'GET /api/event-photo-files/{token}': { path: { token: file } },
  };
}

function signedByProvider(body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const key = Buffer.from(EMAIL_SECRET, 'base64');
  const given = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${given}` };
}

function ofSettings({ priceBook, series, contact, settings }: Gallery): Record<string, Example> {
  const inAWeek = new Date(Date.now() + 7 * DAY_MS).toISOString();
  return {
    'POST /api/admin/price-book/versions': { body: { ...priceBook, takesEffectAt: inAWeek, note: 'Spring' } },
    ...Object.fromEntries(
      Object.entries(settings).map(([name, body]): [string, Example] => [
        `PUT /api/admin/settings/${name}`,
        { body },
      ]),
    ),
    'POST /api/admin/saved-views': {
      body: { list: 'orders', name: 'Marfa', filters: { q: 'Marfa' }, isShared: false },
    },
    'PATCH /api/admin/saved-views/{id}': { body: { name: 'Texas', isShared: true } },
    'PUT /api/admin/series': { body: { version: 0, series } },
    'PUT /api/admin/site/{section}': { path: { section: 'contact' }, body: { version: 0, content: contact } },
    'POST /api/admin/site/{section}/previews': { path: { section: 'contact' }, body: { content: contact } },
  };
}
