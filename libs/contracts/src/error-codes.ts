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
  code_required: { status: 401, message: 'Please enter the code of your authenticator app.' },
  code_refused: { status: 401, message: 'This code is not valid. Please enter the newest one.' },
  passkey_required: { status: 401, message: 'Please sign in with your passkey.' },
  passkey_refused: {
    status: 401,
    message: 'This passkey could not be used. Please try again, or sign in with your password.',
  },
  credentials_refused: { status: 401, message: 'Invalid credentials' },
  pairing_code_refused: {
    status: 401,
    message: 'This code is not valid. Codes work once, within 10 minutes. Create a new one in the console.',
  },
  device_refused: {
    status: 401,
    message: 'This device is not paired with an event. Pair it with a code from the console.',
  },
  signed_out: { status: 401, message: 'You are signed out. Please sign in again.' },
  foreign_request: { status: 403, message: 'This can only be done from a page of this gallery.' },
  owner_only: { status: 403, message: 'Only the owner can do this.' },
  reauthentication_required: { status: 403, message: 'Please confirm that it is you.' },
  second_factor_required: { status: 403, message: 'Please set up a second factor first.' },
  account_link_needs_sign_in: {
    status: 403,
    message: 'Please sign in to the account that this link was sent for, then open the link again.',
  },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  passkey_not_found: { status: 404, message: 'This passkey could not be found.' },
  collector_not_found: { status: 404, message: 'This collector could not be found.' },
  artwork_not_found: { status: 404, message: 'This artwork could not be found.' },
  edition_not_found: { status: 404, message: 'This edition could not be found.' },
  order_not_found: { status: 404, message: 'This order could not be found.' },
  certificate_not_found: { status: 404, message: 'This certificate could not be found.' },
  transfer_not_found: {
    status: 404,
    message: 'This link is not valid any more: it was used, has ended, or the transfer was called off.',
  },
  transfer_for_another: {
    status: 403,
    message: 'This link is for another e-mail address. Please sign in with the address that it was sent to.',
  },
  transfer_open: { status: 409, message: 'This certificate is being transferred already.' },
  certificate_not_in_force: { status: 409, message: 'This certificate is no longer valid.' },
  no_signature: { status: 409, message: 'The gallery has no drawing of the signature yet.' },
  event_not_found: {
    status: 404,
    message: "The live event you're looking for is not available or may have ended.",
  },
  guest_not_found: { status: 404, message: 'This guest could not be found.' },
  device_not_found: { status: 404, message: 'This device could not be found.' },
  photo_not_found: { status: 404, message: 'This photograph is not on the feed any more.' },
  photo_not_ready: { status: 409, message: 'This photograph has no pictures that could be shown.' },
  photo_file_ended: {
    status: 404,
    message: 'This link has ended. Please write to us, and we send you a new one.',
  },
  pass_required: { status: 401, message: 'Please enter your name and email to access the gallery.' },
  vip_only: { status: 403, message: 'This event is open to VIP collectors only. Please sign in.' },
  event_full: {
    status: 409,
    message: 'This event is full. You are on the waitlist, and we write to you when a place becomes free.',
  },
  guest_pass_emailed: {
    status: 409,
    message: 'We sent you a link by email. Open it on this device to enter.',
  },
  guest_link_unknown: {
    status: 404,
    message: 'This link is too old or incomplete. Please enter your name and email again.',
  },
  event_over: { status: 409, message: 'This event is over.' },
  event_status_refused: { status: 409, message: 'The event cannot go to this status from where it is.' },
  photo_not_for_sale: { status: 409, message: 'This photograph cannot be ordered.' },
  note_not_found: { status: 404, message: 'This note could not be found.' },
  preview_ended: { status: 409, message: 'This preview has ended. Please give it a later end first.' },
  commission_not_found: { status: 404, message: 'This commission could not be found.' },
  message_not_found: { status: 404, message: 'This message could not be found. It may have been deleted.' },
  view_not_found: { status: 404, message: 'This view could not be found. It may have been removed.' },
  mail_text_not_found: { status: 404, message: 'The gallery sends no such mail.' },
  mail_not_found: { status: 404, message: 'There is no such mail.' },
  payment_request_not_found: { status: 404, message: 'This payment link is not valid.' },
  place_not_found: { status: 404, message: 'This place in line could not be found. Please check out again.' },
  checkout_session_not_found: { status: 404, message: 'This checkout could not be found.' },
  newsletter_token_unknown: {
    status: 404,
    message: 'This link is not valid any more. Please subscribe again, and we send you a new one.',
  },
  back_in_stock_token_unknown: {
    status: 404,
    message:
      'This link is not valid any more: you have been told or unsubscribed already, or a newer email has another link.',
  },
  account_link_unknown: {
    status: 404,
    message: 'This link has been used or is too old. Please ask for a new one.',
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
    message: 'Your account may not export personal data. The owner can allow it under Staff.',
  },
  second_factor_on: { status: 409, message: 'A second factor is set up already.' },
  own_account: { status: 409, message: 'You cannot disable your own account.' },
  session_not_found: { status: 404, message: 'This session has ended already.' },
  method_not_allowed: { status: 405, message: 'This address does not take that kind of request.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'The request is not in a format that is read here.' },
  frame_not_offered: { status: 422, message: 'This frame is not offered for this print.' },
  currency_not_supported: { status: 422, message: 'Prices are in US dollars only.' },
  foreign_return_address: { status: 422, message: 'The return address does not belong to this gallery.' },
  waiting_room: {
    status: 409,
    message: 'Many people want this print right now. You have a place in line.',
  },
  order_limit_exceeded: {
    status: 409,
    message: 'One order cannot have so many prints of an edition. Please take fewer.',
  },
  prints_unavailable: { status: 409, message: 'There are not enough prints left of this edition.' },
  changed_meanwhile: {
    status: 409,
    message: 'Somebody else has changed this meanwhile. Please look at it again.',
  },
  referral_paid: {
    status: 409,
    message: 'Commission for this order has been paid to another partner. The referral stays as it is.',
  },
  commission_state_refused: {
    status: 409,
    message: 'This cannot be done with the commission as it stands.',
  },
  number_taken: {
    status: 409,
    message: 'This number has just been taken. Please choose another.',
  },
  print_move_refused: { status: 409, message: 'This cannot be done with the number as it stands.' },
  reservation_refused: { status: 409, message: 'This number cannot be reserved now.' },
  quote_changed: {
    status: 409,
    message: 'The price has changed. Please look at the new total before paying.',
  },
  commission_status_refused: {
    status: 409,
    message: 'The commission cannot go to this status from where it is.',
  },
  address_locked: {
    status: 409,
    message: 'This order is on its way or closed, so its address cannot be changed. Please write to us.',
  },
  order_status_refused: { status: 409, message: 'The order cannot go to this status from where it is.' },
  message_kept: {
    status: 409,
    message: 'Something came of this message, so that it stays. It can be closed.',
  },
  application_decided: { status: 409, message: 'This application has been decided already.' },
  mail_forgotten: {
    status: 409,
    message: 'The text of this mail was forgotten once it was delivered. Please have it written anew.',
  },
  order_not_paid: { status: 409, message: 'This order has not been paid, so that it has no papers.' },
  second_person_needed: { status: 403, message: 'Another owner has to decide this refund.' },
  refund_approval_waiting: {
    status: 409,
    message: 'A refund of this order is waiting for approval. It has to be decided first.',
  },
  refund_approval_closed: { status: 409, message: 'This refund was decided already, or its time ran out.' },
  order_not_refundable: { status: 409, message: 'Nothing was paid for this order, so nothing can go back.' },
  refund_too_high: { status: 409, message: 'This is more than can still be refunded.' },
  order_not_payable: { status: 409, message: 'Nothing can be asked for on this order as it stands.' },
  payment_request_repeated: {
    status: 409,
    message: 'The same was asked of this buyer a moment ago; the link is on its way by mail.',
  },
  payment_request_closed: { status: 409, message: 'This payment request is no longer open.' },
  too_many_favorites: {
    status: 409,
    message: 'You have saved 500 artworks, which is as many as we keep. Please remove one first.',
  },
  inquiry_only: { status: 409, message: 'Prints are sold by inquiry at the moment.' },
  hold_budget_exceeded: {
    status: 429,
    message:
      'Too many prints are waiting for payment already. Finish or cancel that checkout first, or try again in 30 minutes.',
  },
  hold_budget_paused: {
    status: 429,
    message: 'Several prints that you held were not paid for. Please wait before you check out again.',
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

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text);
}
