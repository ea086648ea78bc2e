/** The HTTP status and the message of an error code. */
interface ErrorDefinition {
  status: number;
  message: string;
}

/**
 * The one table of error codes. The API throws codes, the exception filter looks up status and message here, and
 * pages switch on the code.
 */
export const ERRORS = {
  validation_failed: { status: 400, message: 'Some fields are missing or not valid.' },
  malformed_body: { status: 400, message: 'The request could not be read.' },
  signature_invalid: { status: 400, message: 'The signature of this message is not valid.' },
  unauthorized: { status: 401, message: 'You are not signed in to the console.' },
  sign_in_refused: { status: 401, message: 'Invalid email or password. Please try again.' },
  gate_refused: { status: 401, message: 'Incorrect password' },
  code_required: { status: 401, message: 'Please enter the code from your authenticator app.' },
  code_refused: { status: 401, message: 'This code is not valid. Please enter the latest one.' },
  passkey_required: { status: 401, message: 'Please sign in with your passkey.' },
  passkey_refused: {
    status: 401,
    message: 'This passkey could not be used. Please try again, or sign in with your password.',
  },
  credentials_refused: { status: 401, message: 'Invalid credentials' },
  pairing_code_refused: {
    status: 401,
    message: 'This code is not valid. Codes work once, for a few minutes. Create a new one in the console.',
  },
  device_refused: {
    status: 401,
    message: 'This device is not paired with an event. Pair it with a code from the console.',
  },
  signed_out: { status: 401, message: 'You are signed out. Please sign in again.' },
  foreign_request: { status: 403, message: 'This request must come from a page of this gallery.' },
  owner_only: { status: 403, message: 'Only the owner can do this.' },
  reauthentication_required: { status: 403, message: 'Please confirm that it is you.' },
  second_factor_required: { status: 403, message: 'Please set up a second factor first.' },
  account_link_needs_sign_in: {
    status: 403,
    message: 'Please sign in to the account that this link was sent for, then open the link again.',
  },
  not_found: { status: 404, message: 'Nothing was found at this address.' },
  passkey_not_found: { status: 404, message: 'This passkey could not be found.' },
  collector_not_found: { status: 404, message: 'This collector could not be found.' },
  person_not_found: { status: 404, message: 'This person could not be found.' },
  letter_not_found: { status: 404, message: 'This letter could not be found.' },
  newsletter_ended: { status: 409, message: 'Only they can subscribe again, using the form.' },
  letter_state_refused: { status: 409, message: 'This is not possible in the letter’s current state.' },
  artwork_not_found: { status: 404, message: 'This artwork could not be found.' },
  edition_not_found: { status: 404, message: 'This edition could not be found.' },
  order_not_found: { status: 404, message: 'This order could not be found.' },
  certificate_not_found: { status: 404, message: 'This certificate could not be found.' },
  transfer_not_found: {
    status: 404,
    message: 'This link is no longer valid: it was already used, has expired, or the transfer was cancelled.',
  },
  transfer_for_another: {
    status: 403,
    message: 'This link is for another email address. Please sign in with the address it was sent to.',
  },
  transfer_open: { status: 409, message: 'This certificate is already being transferred.' },
  certificate_not_in_force: { status: 409, message: 'This certificate is no longer valid.' },
  no_signature: { status: 409, message: 'No signature image has been uploaded yet.' },
  event_not_found: {
    status: 404,
    message: "The live event you're looking for is not available or may have ended.",
  },
  guest_not_found: { status: 404, message: 'This guest could not be found.' },
  device_not_found: { status: 404, message: 'This device could not be found.' },
  photo_not_found: { status: 404, message: 'This photograph is no longer in the feed.' },
  photo_not_ready: { status: 409, message: 'This photograph has no image that can be shown.' },
  photo_file_ended: {
    status: 404,
    message: 'This link has expired. Please write to us, and we will send you a new one.',
  },
  pass_required: { status: 401, message: 'Please enter your name and email to access the gallery.' },
  vip_only: { status: 403, message: 'This event is open to VIP collectors only. Please sign in.' },
  event_full: {
    status: 409,
    message: 'This event is full. You are on the waitlist, and we will email you when a place opens up.',
  },
  guest_pass_emailed: {
    status: 409,
    message: 'We sent you a link by email. Open it on this device to enter.',
  },
  guest_link_unknown: {
    status: 404,
    message: 'This link is incomplete or has expired. Please enter your name and email again.',
  },
  event_not_over: { status: 409, message: 'The event is not over yet.' },
  event_over: { status: 409, message: 'This event is over.' },
  event_status_refused: {
    status: 409,
    message: 'The event cannot change from its current status to this one.',
  },
  photo_not_for_sale: { status: 409, message: 'This photograph cannot be ordered.' },
  note_not_found: { status: 404, message: 'This note could not be found.' },
  preview_ended: { status: 409, message: 'This preview has expired. Please set a later end date first.' },
  commission_not_found: { status: 404, message: 'This commission could not be found.' },
  commission_deposit_asked: {
    status: 409,
    message: 'A deposit was already requested. Cancel its payment link first.',
  },
  message_not_found: { status: 404, message: 'This message could not be found. It may have been deleted.' },
  view_not_found: { status: 404, message: 'This view could not be found. It may have been removed.' },
  mail_text_not_found: { status: 404, message: 'This email template does not exist.' },
  mail_not_found: { status: 404, message: 'This email could not be found.' },
  payment_request_not_found: { status: 404, message: 'This payment link is not valid.' },
  place_not_found: { status: 404, message: 'This place in line could not be found. Please check out again.' },
  checkout_session_not_found: { status: 404, message: 'This checkout could not be found.' },
  newsletter_token_unknown: {
    status: 404,
    message: 'This link is no longer valid. Please subscribe again, and we will send you a new one.',
  },
  back_in_stock_token_unknown: {
    status: 404,
    message:
      'This link is no longer valid: you were already notified or unsubscribed, or a newer email has replaced it.',
  },
  account_link_unknown: {
    status: 404,
    message: 'This link was already used or has expired. Please request a new one.',
  },
  staff_not_found: { status: 404, message: 'This account could not be found.' },
  account_exists: {
    status: 409,
    message: 'An account with this email already exists. Sign in, or reset your password.',
  },
  second_factor_missing: {
    status: 409,
    message: 'Please set up a second factor for your own account first.',
  },
  export_not_allowed: {
    status: 403,
    message: 'Your account cannot export personal data. The owner can allow it under Staff.',
  },
  second_factor_on: { status: 409, message: 'A second factor is already set up.' },
  own_account: { status: 409, message: 'You cannot disable your own account.' },
  session_not_found: { status: 404, message: 'This session has already ended.' },
  method_not_allowed: { status: 405, message: 'This address does not accept this kind of request.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  headers_too_large: { status: 431, message: 'The headers of the request are too large.' },
  request_timeout: { status: 408, message: 'The request did not arrive in time.' },
  unsupported_media_type: { status: 415, message: 'The format of the request is not supported.' },
  frame_not_offered: { status: 422, message: 'This frame is not offered for this print.' },
  currency_not_supported: { status: 422, message: 'Prices are in US dollars only.' },
  foreign_return_address: { status: 422, message: 'The return address does not belong to this gallery.' },
  waiting_room: { status: 409, message: 'Many people want this print right now. You have a place in line.' },
  order_limit_exceeded: {
    status: 409,
    message: 'An order cannot include that many prints of one edition. Please choose fewer.',
  },
  prints_unavailable: { status: 409, message: 'Not enough prints of this edition are left.' },
  changed_meanwhile: {
    status: 409,
    message: 'Someone else just edited this. Please review the latest version.',
  },
  referral_paid: {
    status: 409,
    message: 'Commission for this order was already paid to another partner. The referral was not changed.',
  },
  commission_state_refused: {
    status: 409,
    message: 'This is not possible in the commission’s current state.',
  },
  number_taken: { status: 409, message: 'This number has just been taken. Please choose another.' },
  print_move_refused: { status: 409, message: 'This is not possible in the number’s current state.' },
  reservation_refused: { status: 409, message: 'This number cannot be reserved right now.' },
  quote_changed: {
    status: 409,
    message: 'The price has changed. Please review the new total before you pay.',
  },
  commission_status_refused: {
    status: 409,
    message: 'The commission cannot change from its current status to this one.',
  },
  address_locked: {
    status: 409,
    message: 'This order has shipped or is closed, so its address cannot be changed. Please write to us.',
  },
  order_status_refused: {
    status: 409,
    message: 'The order cannot change from its current status to this one.',
  },
  message_kept: {
    status: 409,
    message: 'An order or request came from this message, so it cannot be deleted. You can close it instead.',
  },
  application_decided: { status: 409, message: 'This application has already been decided.' },
  mail_forgotten: {
    status: 409,
    message: 'The text of this email was deleted after delivery. Please send a new one.',
  },
  order_not_paid: { status: 409, message: 'This order has not been paid, so it has no documents yet.' },
  second_person_needed: { status: 403, message: 'Another owner must approve or reject this refund.' },
  refund_approval_waiting: {
    status: 409,
    message: 'A refund of this order is waiting for approval. Approve or reject it first.',
  },
  refund_approval_closed: { status: 409, message: 'This refund was already decided or has expired.' },
  order_not_refundable: {
    status: 409,
    message: 'Nothing was paid for this order, so there is nothing to refund.',
  },
  refund_too_high: { status: 409, message: 'This is more than can still be refunded.' },
  order_not_payable: { status: 409, message: 'No payment can be requested in this order’s current state.' },
  payment_request_repeated: {
    status: 409,
    message: 'The same payment was requested from this buyer a moment ago; the link is on its way by email.',
  },
  payment_request_closed: { status: 409, message: 'This payment request is no longer open.' },
  too_many_favorites: {
    status: 409,
    message: 'You have saved as many artworks as an account can hold. Please remove one first.',
  },
  inquiry_only: { status: 409, message: 'Prints are currently sold by inquiry only.' },
  hold_budget_exceeded: {
    status: 429,
    message:
      'Too many prints are already waiting for payment. Complete or cancel that checkout first, or try again later.',
  },
  hold_budget_paused: {
    status: 429,
    message: 'Several prints held for you were not paid for. Please wait before you check out again.',
  },
  rate_limited: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
  checkout_unavailable: { status: 502, message: 'The payment service cannot be reached. Please try again.' },
  unavailable: {
    status: 503,
    message: 'The gallery is not available at the moment. Please try again shortly.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error. `error` repeats `message`, because some callers of the spec read that name. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  error: string;
  /** For `validation_failed`: messages by field path (`customer.email`, `items.0.price`). */
  fields?: Record<string, string>;
  /** Details by code: `{remaining, title, size}`, `{quote}`, `{requestId}`. */
  details?: Record<string, unknown>;
}
