import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Account } from '../account/account';
import type { PaymentIntents } from '../account/payment-intents';
import { parseForm, type FormTree } from '../wire/form-body';
import type { HttpCall, HttpReply } from '../wire/http-server';
import { readCardForm } from './card-form';
import { challengePage, elementFrame, elementStyles } from './element-page-view';
import { styles } from './hosted-page-styles';
import { messagePage } from './hosted-page-view';
import { frameJs, stripeJs } from './stripe-js';

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
const JSON_TYPE = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** After an abandoned challenge another card may be used. */
const PAYABLE = ['requires_payment_method', 'requires_action'];

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Headers of a page: who may frame it, and what may run in it. */
const pageHeaders = (ancestors: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:; style-src ${hash(styles)} ${hash(elementStyles)}; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors ${ancestors}`,
});

/**
 * Everything at /v3/: Stripe.js, the frame with the card fields, and the bank's authentication page. Anyone with a
 * client secret may pay its intent, as with Stripe.
 */
export class ElementPages {
  constructor(
    private readonly account: Account,
    private readonly intents: PaymentIntents,
    private readonly publicUrl: () => string,
  ) {}

  answer({ method, path, query, body }: HttpCall): HttpReply {
    if (method === 'GET' && path === '/v3/') return { status: 200, headers: SCRIPT, body: stripeJs };
    if (method === 'GET' && path === '/v3/frame.js') return { status: 200, headers: SCRIPT, body: frameJs };
    const fields = parseForm(method === 'POST' ? body : query);
    const intent = this.intentOf(text(fields, 'secret'));
    switch (`${method} ${path}`) {
      case 'GET /v3/frame':
        return page(200, elementFrame(intent, fields), '*');
      case 'POST /v3/check':
        return json(intent ? this.check(fields) : UNKNOWN);
      case 'POST /v3/confirm':
        return json(intent ? this.confirm(intent, fields) : UNKNOWN);
      case 'GET /v3/challenge':
        return intent ? page(200, challengePage(intent, text(fields, 'return_url')), "'none'") : nothing();
      case 'POST /v3/challenge':
        return intent ? this.challenge(intent, fields) : nothing();
      default:
        return nothing();
    }
  }

  private check(fields: FormTree): object {
    const { errors, card } = this.read(fields);
    return card ? {} : invalid(errors);
  }

  private confirm(intent: Stripe.PaymentIntent, fields: FormTree): object {
    const { errors, card } = this.read(fields);
    if (!card) return invalid(errors);
    if (!PAYABLE.includes(intent.status)) return unexpected(intent);
    this.intents.attempt(intent, card, { email: intent.receipt_email, name: null });
    const returnUrl = text(fields, 'return_url');
    if (intent.status === 'requires_payment_method') return { error: declineOf(intent) };
    const returnTo = returnAddress(intent, returnUrl);
    if (intent.status !== 'requires_action') return { paymentIntent: shown(intent), returnTo };
    const challenge = new URLSearchParams({ secret: intent.client_secret ?? '', return_url: returnUrl });
    return { redirect: `${this.publicUrl()}/v3/challenge?${challenge.toString()}` };
  }

  private challenge(intent: Stripe.PaymentIntent, fields: FormTree): HttpReply {
    this.intents.authenticate(intent, text(fields, 'answer') === 'complete');
    const location = returnAddress(intent, text(fields, 'return_url'));
    return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
  }

  private read(fields: FormTree) {
    return readCardForm(fields, 'buyer@example.com', new Date(this.account.seconds() * 1000));
  }

  private intentOf(secret: string): Stripe.PaymentIntent | undefined {
    const intent = this.account.intents.get(secret.split('_secret_')[0] ?? '');
    return intent?.client_secret === secret ? intent : undefined;
  }
}

const UNKNOWN = {
  error: { type: 'invalid_request_error', message: 'The client_secret provided does not match any payment.' },
};

/** The return URL, with the parameters that Stripe appends. */
function returnAddress(intent: Stripe.PaymentIntent, returnUrl: string): string {
  if (!URL.canParse(returnUrl)) return '/';
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

const shown = ({ id, status, client_secret, amount, currency }: Stripe.PaymentIntent): object => ({
  id,
  object: 'payment_intent',
  status,
  client_secret,
  amount,
  currency,
});

function declineOf({ last_payment_error: error }: Stripe.PaymentIntent): object {
  return {
    type: 'card_error',
    code: error?.code,
    decline_code: error?.decline_code,
    message: error?.message,
  };
}

function invalid(fields: Partial<Record<string, string>>): object {
  const [message] = Object.values(fields);
  return { error: { type: 'validation_error', message }, fields };
}

const unexpected = (intent: Stripe.PaymentIntent): object => ({
  error: {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This payment has the status ${intent.status} and cannot be confirmed again.`,
  },
});

function text(fields: FormTree, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

const json = (body: object): HttpReply => ({ status: 200, headers: JSON_TYPE, body: JSON.stringify(body) });

const page = (status: number, body: string, ancestors: string): HttpReply => ({
  status,
  headers: pageHeaders(ancestors),
  body,
});

const nothing = (): HttpReply =>
  page(404, messagePage('Nothing here', 'This payment does not exist.', null), "'none'");
