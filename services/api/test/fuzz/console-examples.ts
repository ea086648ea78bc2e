import { OWNER } from '../app/signed-in-owner';
import { partnerBody } from '../builders/affiliates';
import { EVENT_FORM } from '../builders/event-forms';
import { letterContent } from '../builders/letters';
import { shippingQuote } from '../builders/payment-requests';
import type { Example } from './calls';
import type { Gallery } from './gallery';

/** Of a buyer. */
export const ADDRESS = {
  fullName: 'Ada Byron',
  street: '1 Elm St',
  city: 'Dallas',
  state: 'TX',
  zip: '75226',
};
const DAY_MS = 86_400_000;
const WALL = { fullName: 'Grace Hopper', email: 'grace@example.com' };

/** What the console does about what stands in the gallery. */
export function ofConsole(gallery: Gallery): Record<string, Example> {
  const { edition, photoId, eventId, collector, jpeg, paidOrder, commission } = gallery;
  const { artworkId, editionId } = edition;
  const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
  const preview = { artworkIds: [artworkId], collectorIds: [collector.id], expiresAt: inDays(9), note: '' };
  const wanted = { projectType: 'Diptych', budgetRange: '$10,000', description: 'Two blooms.' };
  const item = { artworkId, size: edition.size, frameType: 'Standard Frame', quantity: 1, price: 5_000 };
  const ofPicture = { path: { orderNumber: paidOrder, id: gallery.pictureId } };
  const ofApproval = { path: { orderNumber: paidOrder, id: gallery.refundApprovalId } };
  const ofRequest = { path: { orderNumber: paidOrder, id: gallery.payment.id } };
  const ofNote = { path: { id: collector.id, noteId: gallery.noteId } };
  const ofPhoto = { path: { id: photoId } };
  return {
    'POST /api/admin/artwork-inventory': {
      body: {
        title: 'Dune',
        series: 'FLORALS',
        description: 'A dune.',
        year: '2024',
        orientation: 'landscape',
        sizeType: 'standard',
        tier: 'Tier 1',
        liveStatus: 'draft',
        availability: 'available',
      },
    },
    'POST /api/admin/artwork-inventory/pictures': { body: { picture: jpeg } },
    'POST /api/admin/site/drawings': {
      body: { drawing: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>']) },
    },
    'POST /api/admin/site/films': {
      body: { film: new Blob([new Uint8Array([0, 0, 0, 24]), 'ftypmp42']) },
    },
    'POST /api/admin/studio-events': { body: EVENT_FORM },
    'POST /api/admin/private-previews': { body: preview },
    'PUT /api/admin/private-previews/{id}': { body: { ...preview, version: 1 } },
    'POST /api/admin/commission-requests': {
      body: { ...wanted, collectorId: collector.id, wantsStudioVisit: true },
    },
    'PUT /api/admin/commission-requests/{id}': {
      body: { ...wanted, version: 1, wantsStudioVisit: true, quote: 12_000, staffNote: null },
    },
    'POST /api/admin/commission-requests/{id}/deposit': { body: { version: 1, amount: 500 } },
    'POST /api/admin/papers/wall-labels.pdf': {
      body: { labels: [{ artworkId, editionId }], showsPrices: true },
    },
    'POST /api/admin/papers/consignment-sheet.pdf': {
      body: {
        prints: [{ artworkId, editionId, editionNumber: null }],
        venue: 'Galerie Nord',
        address: '1 Elm St, Dallas',
        startsOn: inDays(3).slice(0, 10),
        endsOn: inDays(40).slice(0, 10),
        venueSharePercent: 40,
        furtherTerms: '',
      },
    },
    'POST /api/admin/studio-events/{id}/photo-digests': { body: { digests: ['0'.repeat(64)] } },
    'GET /api/admin/event-photos/{id}/editions': ofPhoto,
    'POST /api/admin/event-photos/{id}/sales': { ...ofPhoto, body: { size: '10x8', ...WALL } },
    'PATCH /api/admin/event-photos/{id}': { ...ofPhoto, body: { caption: 'One lamp' } },
    'POST /api/admin/orders/{orderNumber}/status': {
      path: { orderNumber: paidOrder },
      body: { status: 'processing', version: 1 },
    },
    'POST /api/admin/orders/{orderNumber}/pictures': {
      path: { orderNumber: paidOrder },
      body: { picture: jpeg, caption: 'On the press' },
    },
    'POST /api/admin/orders/{orderNumber}/installation': { body: { version: 1, handled: true } },
    'POST /api/admin/orders/{orderNumber}/delivery-quote': { body: { version: 1, amount: 180 } },
    'POST /api/admin/orders/{orderNumber}/payment-requests': {
      path: { orderNumber: paidOrder },
      body: shippingQuote,
    },
    'PATCH /api/admin/orders/{orderNumber}/pictures/{id}': {
      ...ofPicture,
      body: { caption: 'Dry', version: 1 },
    },
    'DELETE /api/admin/orders/{orderNumber}/pictures/{id}': ofPicture,
    'POST /api/admin/orders/{orderNumber}/refund-approvals/{id}/approve': {
      ...ofApproval,
      body: { version: 1 },
    },
    'POST /api/admin/orders/{orderNumber}/refund-approvals/{id}/reject': {
      ...ofApproval,
      body: { version: 1 },
    },
    'POST /api/admin/orders/{orderNumber}/payment-requests/{id}/email': ofRequest,
    'POST /api/admin/orders/{orderNumber}/payment-requests/{id}/link': ofRequest,
    'POST /api/admin/orders/{orderNumber}/payment-requests/{id}/cancel': ofRequest,
    'POST /api/admin/orders/{orderNumber}/event-photo-files': { path: { orderNumber: gallery.photoOrder } },
    'POST /api/admin/affiliate-commissions/{id}/decision': {
      path: { id: commission.id },
      body: { version: commission.version, decision: 'decline', reason: 'A friend' },
    },
    'POST /api/admin/selling-partners': {
      body: partnerBody({ partnerId: 'west', email: 'west@example.com' }),
    },
    'POST /api/admin/staff': {
      body: { username: 'ida', firstName: 'Ida', email: 'ida@example.com', role: 'staff' },
    },
    'POST /api/admin/artist-notes': { body: { level: 'VIP', title: 'Dear friends', text: 'Come.' } },
    'PUT /api/admin/artwork-inventory/{id}': { body: { title: 'Dune' } },
    'PATCH /api/admin/studio-events/{id}': {
      path: { id: gallery.scheduledId },
      body: { title: 'Two lamps' },
    },
    'POST /api/admin/price-changes/preview': { body: { sizes: ['20x30'], kind: 'percent', value: 10 } },
    'PUT /api/admin/artist-notes/{id}': {
      body: { level: 'VIP', title: 'Dear friends', text: 'Come.', version: 1 },
    },
    'POST /api/admin/inbox/{id}/affiliate': {
      body: { partnerName: 'Galerie Süd', partnerId: 'sued', email: 'sued@example.com', version: 1 },
    },
    'POST /api/admin/inbox/{id}/decline': { body: { version: 1 } },
    'PUT /api/admin/inbox/{id}/reading': { body: { isRead: true } },
    'PUT /api/admin/inbox/{id}/assignment': { body: { version: 1, staffId: OWNER.id } },
    'POST /api/admin/inbox/{id}/state': { body: { version: 1, state: 'closed' } },
    'POST /api/admin/inbox/{id}/notes': { body: { note: 'Called back.' } },
    'POST /api/admin/inbox/{id}/replies': { body: { version: 1, subject: 'Friday', text: 'We are open.' } },
    'POST /api/admin/inbox/{id}/orders': {
      body: { version: 1, items: [item], buyer: { ...ADDRESS, email: WALL.email } },
    },
    'POST /api/admin/letters': { body: letterContent() },
    'PUT /api/admin/letters/{id}': { body: { ...letterContent(), version: 1 } },
    'POST /api/admin/letters/{id}/send': { body: { version: 1 } },
    'POST /api/admin/people/{id}/addresses': { body: { email: 'ada.byron@example.com' } },
    'DELETE /api/admin/collectors/{id}/notes/{noteId}': ofNote,
    'PUT /api/admin/collectors/{id}/notes/{noteId}': {
      ...ofNote,
      body: { text: 'Likes dunes.', version: 1 },
    },
    'POST /api/admin/studio-events/{id}/pairing-codes': { path: { id: eventId } },
    'POST /api/admin/editions/{editionId}/prints/{editionNumber}/hold': {
      path: { editionId, editionNumber: '8' },
      body: { version: 1, reason: 'For a friend', holdFor: 'Grace', until: inDays(7) },
    },
  };
}
