const CODE = 'needs the code of an authenticator';
const PASSKEY = 'needs the signature of a passkey';
const SHEET = 'needs a file of works, and the dry run that saw it';

/** Why an operation may succeed in no run, by `POST /api/admin/login/passkey`. One that is not named has none. */
export const REASONS: Record<string, string> = {
  'POST /api/admin/account/second-factor/confirm': CODE,
  'POST /api/admin/account/second-factor/removal': CODE,
  'POST /api/admin/account/passkeys': PASSKEY,
  'DELETE /api/admin/account/passkeys/{id}': PASSKEY,
  'POST /api/admin/account/reauthentication/passkey': PASSKEY,
  'POST /api/admin/login/passkey': PASSKEY,
  'POST /api/admin/artwork-import/dry-run': SHEET,
  'POST /api/admin/artwork-import': SHEET,
  'POST /api/collectors/email-confirmations': 'needs the session of the account that the link was sent for',
  'POST /api/certificate-transfers/accept': 'needs the session of the address that the link was sent to',
  'DELETE /api/collector/transfers/{id}': 'needs the holder of a transfer that is under way',
  'POST /api/collectors/me/email': 'needs the password before another request has changed it',
  'POST /api/collectors/me/deletion': 'needs the password before another request has changed it',
  'POST /api/admin/account/second-factor': 'needs the password before another request has changed it',
  'GET /api/uploads/{name}': 'needs the file of a picture, of which works here have the description',
  'POST /api/admin/certificates/{coaId}/signature': 'needs the image of a signature',
  'POST /api/admin/orders/{orderNumber}/installation': 'needs an order that asks for its installation',
  'POST /api/admin/orders/{orderNumber}/status/undo': 'needs a status whose email has not left',
  'POST /api/admin/orders/{orderNumber}/delivery-quote':
    'needs an order that ships outside the standard rates',
  'POST /api/admin/studio-events/{id}/follow-up': 'needs an event that is over',
  'POST /api/admin/selling-partners/{id}/payouts': 'needs a commission whose return period is over',
  'POST /api/admin/people/{id}/addresses': 'needs two people who are one',
  'POST /api/admin/price-changes/{id}/undo': 'needs a price change that applied',
  'DELETE /api/admin/price-changes/{id}': 'needs a price change that is to come',
  'POST /api/admin/price-changes': 'needs the prices that its preview saw',
  'DELETE /api/admin/price-book/versions/{version}': 'needs a version that is to come',
  'POST /api/admin/affiliate-commissions/{id}/decision': 'needs a commission that waits for a decision',
  'POST /api/admin/event-photos/{id}/sales': 'needs prints of event photos to be offered',
  'POST /api/admin/orders/{orderNumber}/refund-approvals/{id}/reject':
    'needs a refund that was not approved just before',
  'DELETE /api/collectors/me/sessions/{id}': 'needs a second session of the collector',
  'POST /api/admin/editions/{editionId}/prints/{editionNumber}/release': 'needs a print that is held',
  'POST /api/admin/editions/{editionId}/prints/{editionNumber}/return':
    'needs a print whose order was refunded',
};
