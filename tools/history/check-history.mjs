/** Compares a history with what the database, Stripe and the mail server hold at the end. */
import { COMMISSION_RULES } from './commissions.mjs';
import { EMAIL_RULES } from './emails.mjs';
import { HOLD_RULES } from './holds.mjs';
import { PAYMENT_RULES } from './payments.mjs';
import { PHOTO_RULES } from './photos.mjs';
import { SALE_RULES } from './sales.mjs';

/**
 * @typedef {object} Rule
 * @property {string} name a sentence without its full stop: `a number is sold once`
 * @property {(evidence: import('./evidence.mjs').Evidence) => string[]} find a sentence for each contradiction
 */

/** @type {readonly Rule[]} */
export const RULES = [
  ...SALE_RULES,
  ...PAYMENT_RULES,
  ...HOLD_RULES,
  ...PHOTO_RULES,
  ...EMAIL_RULES,
  ...COMMISSION_RULES,
];

/**
 * @param {import('./evidence.mjs').Evidence} evidence
 * @returns {{ rule: string, message: string }[]} every contradiction
 */
export const checkHistory = (evidence) =>
  RULES.flatMap(({ name, find }) => find(evidence).map((message) => ({ rule: name, message })));
