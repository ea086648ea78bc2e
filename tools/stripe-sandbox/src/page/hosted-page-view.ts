import type Stripe from 'stripe';
import type { CheckoutRecord } from '../account/account';
import type { CardField, CardForm } from './card-form';
import { styles } from './hosted-page-styles';

const CARDS = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0025 0000 3155', 'requires authentication'],
] as const;

/** The form of an open session. `declined` says why the last card failed. */
export function paymentPage(record: CheckoutRecord, form: CardForm, declined: string | null): string {
  const { session } = record;
  const total = amount(session.amount_total, session.currency);
  return htmlDocument(
    'Test payment',
    `<h1>Test payment</h1>
<div class="columns">
<section aria-labelledby="items"><h2 id="items">What you are paying for</h2>${itemTable(record)}</section>
<section aria-labelledby="pay"><h2 id="pay">Pay with card</h2>
${declined ? `<p class="alert" role="alert">${escape(declined)}</p>` : ''}
<form method="post" action="/c/pay/${session.id}" novalidate>
${emailField(session, form)}
${field('card', 'Card number', form, 'inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"')}
<div class="pair">
${field('expiry', 'Expiry', form, 'inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"')}
${field('cvc', 'CVC', form, 'inputmode="numeric" autocomplete="cc-csc" placeholder="CVC"')}
</div>
<div class="actions"><button type="submit">Pay ${total}</button>
${session.cancel_url ? `<a class="button quiet" href="${escape(session.cancel_url)}">Back</a>` : ''}</div>
</form>
<dl class="cards">${CARDS.map(([number, fate]) => `<dt>${number}</dt><dd>${fate}</dd>`).join('')}
<dt>Expiry and CVC</dt><dd>any future date, any three digits</dd></dl>
</section></div>`,
  );
}

/** The bank's authentication step. */
export function authenticationPage(session: Stripe.Checkout.Session): string {
  return htmlDocument(
    'Authentication',
    `<h1>Authentication</h1>
<div class="narrow"><p>Your bank would now ask you to confirm the payment of ${amount(session.amount_total, session.currency)}.</p>
<form class="actions" method="post" action="/c/pay/${session.id}/authenticate">
<button name="answer" value="complete">Complete authentication</button>
<button class="quiet" name="answer" value="fail">Fail authentication</button></form></div>`,
  );
}

/** A message with a link. */
export function messagePage(title: string, sentence: string, href: string | null): string {
  const back = href ? `<p><a class="button quiet" href="${escape(href)}">Back to the shop</a></p>` : '';
  return htmlDocument(
    title,
    `<h1>${escape(title)}</h1><div class="narrow"><p>${escape(sentence)}</p>${back}</div>`,
  );
}

/** A page of the sandbox, with a notice that it is not Stripe's. */
export function htmlDocument(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
<p class="notice">This is a test page in place of Stripe's. No money moves: use a test card, never your own.</p>
<main>
${content}
</main>
</body>
</html>
`;
}

function itemTable({ session, lines }: CheckoutRecord): string {
  const rows = lines.map(({ item, productDescription }) => {
    const note = productDescription ? `<small>${escape(productDescription)}</small>` : '';
    return `<tr><th scope="row">${escape(item.description ?? '')}${note}</th>
<td>${item.quantity ?? 1}</td><td>${amount(item.amount_total, item.currency)}</td></tr>`;
  });
  return `<table>
<thead><tr><th scope="col">Item</th><th scope="col">Quantity</th><th scope="col">Amount</th></tr></thead>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row" colspan="2">Total</th><td>${amount(session.amount_total, session.currency)}</td></tr></tfoot>
</table>`;
}

function emailField(session: Stripe.Checkout.Session, form: CardForm): string {
  if (session.customer_email) {
    return `<div class="field"><span class="label">Email</span><span>${escape(session.customer_email)}</span></div>`;
  }
  return field('email', 'Email', form, `type="email" autocomplete="email" value="${escape(form.email)}"`);
}

function field(name: CardField, label: string, form: CardForm, attributes: string): string {
  const error = form.errors[name];
  const first = Object.keys(form.errors)[0] === name;
  const state = error
    ? ` aria-invalid="true" aria-describedby="${name}-error"${first ? ' autofocus' : ''}`
    : '';
  return `<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" required ${attributes}${state}>
${error ? `<p class="error" id="${name}-error">${escape(error)}</p>` : ''}</div>`;
}

/** An amount in its currency's format, e.g. $384.95. */
export function amount(cents: number | null, currency: string | null): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency ?? 'usd' });
  return escape(format.format((cents ?? 0) / 100));
}

/** Text for HTML. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
