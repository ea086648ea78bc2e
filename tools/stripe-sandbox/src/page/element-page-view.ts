import type Stripe from 'stripe';
import type { FormTree } from '../wire/form-body';
import { amount, escape, htmlDocument } from './hosted-page-view';

/** Only the card fields, in the colors of the page that embeds them. */
export const elementStyles = `
* { box-sizing: border-box; }
html { background: transparent; }
body { margin: 0; background: transparent; color: var(--text, #1b1916); font: 400 1rem/1.45 var(--font, system-ui), "Helvetica Neue", Arial, sans-serif; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem 1.5rem; padding: 2px; }
.field:first-child, .note { grid-column: 1 / -1; }
label { display: block; margin: 0 0 0.25rem; font-size: 0.8125rem; color: var(--soft, #696358); }
input { width: 100%; height: 2.75rem; padding: 0; border: 0; border-bottom: 1px solid currentcolor; border-radius: 0; background: transparent; color: inherit; font: inherit; }
input:focus { outline: 0; border-bottom-width: 2px; }
input[aria-invalid="true"] { border-color: var(--danger, #a32a1c); }
.error { margin: 0.25rem 0 0; color: var(--danger, #a32a1c); font-size: 0.875rem; }
.error:empty { display: none; }
.note { margin: 0; color: var(--soft, #696358); font-size: 0.8125rem; }
`;

const VARIABLES = {
  text: 'colorText',
  soft: 'colorTextSecondary',
  danger: 'colorDanger',
  font: 'fontFamily',
};

/** The frame's content: the fields while the intent can be paid, else a message. */
export function elementFrame(intent: Stripe.PaymentIntent | undefined, wanted: FormTree): string {
  const body =
    intent?.status === 'requires_payment_method' || intent?.status === 'requires_action'
      ? FIELDS
      : '<p class="error">This payment cannot be made.</p>';
  const given = Object.entries(VARIABLES).flatMap(([name, from]) => {
    const value = wanted.get(from);
    return typeof value === 'string' && /^[\w #(),.%"'-]+$/.test(value) ? [`--${name}: ${value}`] : [];
  });
  return `<!doctype html>
<html lang="en" style="${escape(given.join('; '))}">
<head><meta charset="utf-8"><title>Card</title><style>${elementStyles}</style></head>
<body>${body}<script src="/v3/frame.js"></script></body></html>`;
}

const field = (name: string, label: string, attributes: string): string =>
  `<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" required ${attributes} aria-describedby="${name}-error">
<p class="error" id="${name}-error" role="alert"></p></div>`;

const FIELDS = `<form novalidate>
${field('card', 'Card number', 'autocomplete="cc-number" placeholder="1234 1234 1234 1234"')}
${field('expiry', 'Expiration date', 'autocomplete="cc-exp" placeholder="MM / YY"')}
${field('cvc', 'Security code', 'autocomplete="cc-csc" placeholder="CVC"')}
<p class="note">A stand-in for Stripe: no money moves. 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined,
4000 0025 0000 3155 requires authentication.</p>
</form>`;

/** The bank's authentication step, which then returns to the shop. */
export function challengePage(intent: Stripe.PaymentIntent, returnUrl: string): string {
  const sum = amount(intent.amount, intent.currency);
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escape(value)}">`;
  return htmlDocument(
    'Authentication',
    `<h1>Authentication</h1>
<div class="narrow"><p>Your bank would now ask you to confirm the payment of ${sum}.</p>
<form class="actions" method="post" action="/v3/challenge">
${hidden('secret', intent.client_secret ?? '')}${hidden('return_url', returnUrl)}
<button name="answer" value="complete">Complete authentication</button>
<button class="quiet" name="answer" value="fail">Fail authentication</button></form></div>`,
  );
}
