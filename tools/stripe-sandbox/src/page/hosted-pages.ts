import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Account, CheckoutRecord } from '../account/account';
import type { CheckoutSessions } from '../account/checkout-sessions';
import { readCardForm, type CardForm } from './card-form';
import { parseForm, type FormTree } from '../wire/form-body';
import { styles } from './hosted-page-styles';
import { authenticationPage, messagePage, paymentPage } from './hosted-page-view';
import type { HttpCall, HttpReply } from '../wire/http-server';

const STYLE_HASH = createHash('sha256').update(styles).digest('base64');

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; img-src data:; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
};

const NOTHING_ENTERED: CardForm = { email: '', errors: {}, card: null };

/**
 * The hosted payment page, /c/pay/{session}. A valid post ends in a redirect, so that reloading or
 * pressing Pay twice repeats nothing: the page shows the current session.
 */
export class HostedPages {
  constructor(
    private readonly account: Account,
    private readonly sessions: CheckoutSessions,
  ) {}

  answer(call: HttpCall): HttpReply {
    this.sessions.expireDue();
    const [, , , id = '', step] = call.path.split('/');
    const record = this.account.checkouts.get(id);
    if (!record || record.session.ui_mode !== 'hosted_page' || (step ?? 'authenticate') !== 'authenticate') {
      return page(404, messagePage('Nothing here', 'This payment page does not exist.', null));
    }
    if (call.method === 'GET') return this.show(record);
    if (call.method !== 'POST')
      return page(405, messagePage('Not possible', 'This page accepts GET and POST requests only.', null));
    const fields = parseForm(call.body);
    return step ? this.authenticate(record, fields) : this.pay(record, fields);
  }

  private show(record: CheckoutRecord): HttpReply {
    const { session } = record;
    if (session.status === 'complete') {
      return page(
        200,
        messagePage('Paid', 'This payment is complete. You can close this page.', successUrl(session)),
      );
    }
    if (session.status === 'expired') {
      const sentence = 'This payment page has expired. Nothing was charged.';
      return page(200, messagePage('Expired', sentence, session.cancel_url));
    }
    const intent = this.account.intentOf(record);
    if (intent?.status === 'requires_action') return page(200, authenticationPage(session));
    const declined = intent?.last_payment_error?.message ?? null;
    return page(200, paymentPage(record, { ...NOTHING_ENTERED, email: record.payer.email ?? '' }, declined));
  }

  private pay(record: CheckoutRecord, fields: FormTree): HttpReply {
    const { session } = record;
    if (session.status !== 'open') return next(session);
    const form = readCardForm(fields, session.customer_email, new Date(this.account.seconds() * 1000));
    if (!form.card) return page(422, paymentPage(record, form, null));
    this.sessions.pay(record, form.card, { email: form.email, name: null });
    return next(session);
  }

  private authenticate(record: CheckoutRecord, fields: FormTree): HttpReply {
    this.sessions.authenticate(record, fields.get('answer') === 'complete');
    return next(record.session);
  }
}

/** Redirects to the shop once the session is complete, else back to the page. */
function next(session: Stripe.Checkout.Session): HttpReply {
  const success = session.status === 'complete' ? successUrl(session) : null;
  const location = success ?? `/c/pay/${session.id}`;
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

function successUrl(session: Stripe.Checkout.Session): string | null {
  return session.success_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? null;
}

function page(status: number, body: string): HttpReply {
  return { status, headers: PAGE_HEADERS, body };
}
