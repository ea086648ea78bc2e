/** What staff can have open in the console, and what its lists show. */
export const CONSOLE_RECORD_KINDS = [
  'affiliate',
  'affiliate_commission',
  'artwork',
  'certificate',
  'collector',
  'commission_request',
  'edition',
  'email',
  'event',
  'event_photo',
  'message',
  'order',
  'payment_request',
  'private_preview',
  'settings',
  'staff',
] as const;
