import {
  UI_MODES,
  totalOf,
  type NewCheckout,
  type NewLine,
  type UiMode,
} from '../account/checkout-session-object';
import type { IntentData } from '../account/account';
import { invalidRequest } from '../api-failure';
import type { Params } from '../wire/params';

const MINUTE = 60;
const EXPIRY = { min: 30 * MINUTE, max: 24 * 60 * MINUTE };
const MAX_LINES = 100;
const MAX_AMOUNT = 99_999_999;
const MIN_TOTAL = 50;

/** Reads and checks the parameters of `checkout.sessions.create`. `now` in seconds. Throws Stripe's 400s. */
export function readNewCheckout(params: Params, now: number): NewCheckout {
  params.required('mode', params.oneOf('mode', ['payment']));
  const uiMode = params.oneOf('ui_mode', UI_MODES) ?? 'hosted_page';
  const lines = params.required('line_items', params.list('line_items', readLine));
  checkLines(params, lines);
  return {
    lines: lines.map(({ line }) => line),
    currency: readCurrency(params, lines),
    uiMode,
    ...readReturnUrls(params, uiMode),
    expiresAt: readExpiry(params, now),
    clientReferenceId: params.text('client_reference_id', 200) ?? null,
    customerEmail: params.email('customer_email') ?? null,
    metadata: params.metadata('metadata'),
    allowedPaymentMethodTypes: readMethodTypes(params),
    locale: params.text('locale') ?? null,
    submitType: params.oneOf('submit_type', ['auto', 'pay', 'book', 'donate']) ?? null,
    intentData: params.group('payment_intent_data', readIntentData) ?? NO_INTENT_DATA,
  };
}

const NO_INTENT_DATA: IntentData = {
  metadata: {},
  description: null,
  receiptEmail: null,
  statementDescriptor: null,
};

function readIntentData(params: Params): IntentData {
  params.oneOf('capture_method', ['automatic', 'automatic_async']);
  return {
    metadata: params.metadata('metadata'),
    description: params.text('description', 1000) ?? null,
    receiptEmail: params.email('receipt_email') ?? null,
    statementDescriptor:
      params.text('statement_descriptor', 22) ?? params.text('statement_descriptor_suffix', 22) ?? null,
  };
}

interface ReadLine {
  line: NewLine;
  currency: string;
}

function readLine(params: Params): ReadLine {
  const price = params.required('price_data', params.group('price_data', readPrice));
  const quantity = params.required('quantity', params.integer('quantity', { min: 1, max: 999_999 }));
  return {
    currency: price.currency,
    line: { ...price.product, unitAmount: price.unitAmount, quantity, metadata: params.metadata('metadata') },
  };
}

function readPrice(params: Params) {
  const currency = params.currency('currency');
  params.oneOf('tax_behavior', ['exclusive', 'inclusive', 'unspecified']);
  const unitAmount = params.required(
    'unit_amount',
    params.integer('unit_amount', { min: 0, max: MAX_AMOUNT }),
  );
  const product = params.required('product_data', params.group('product_data', readProduct));
  return { currency, unitAmount, product };
}

function readProduct(params: Params) {
  params.texts('images');
  params.metadata('metadata');
  params.text('tax_code');
  return { name: params.requiredText('name', 1500), description: params.text('description') ?? null };
}

function checkLines(params: Params, lines: ReadLine[]): void {
  if (!lines.length) throw params.invalid('line_items', 'Invalid array: must not be empty');
  if (lines.length > MAX_LINES) {
    throw params.invalid('line_items', `Array line_items exceeded maximum ${MAX_LINES} allowed elements.`);
  }
  const total = totalOf(lines.map(({ line }) => line));
  if (total < MIN_TOTAL) {
    throw invalidRequest("The Checkout Session's total amount due must add up to at least $0.50 usd", {
      code: 'amount_too_small',
    });
  }
  if (total > MAX_AMOUNT) {
    throw invalidRequest("The Checkout Session's total amount due must be no more than $999,999.99", {
      code: 'amount_too_large',
    });
  }
}

function readCurrency(params: Params, lines: ReadLine[]): string {
  const stated = params.has('currency') ? [params.currency('currency')] : [];
  const currencies = [...new Set([...stated, ...lines.map((line) => line.currency)])];
  const [currency = '', other] = currencies;
  if (other !== undefined) {
    throw params.invalid(
      'line_items',
      `All line items must use the same currency, but found ${currency} and ${other}.`,
    );
  }
  return currency;
}

function readReturnUrls(params: Params, uiMode: UiMode) {
  const successUrl = params.url('success_url') ?? null;
  const cancelUrl = params.url('cancel_url') ?? null;
  const returnUrl = params.url('return_url') ?? null;
  if (uiMode === 'hosted_page') {
    params.required('success_url', successUrl ?? undefined);
    if (returnUrl)
      throw params.invalid('return_url', '`return_url` cannot be used when `ui_mode` is `hosted_page`.');
    return { successUrl, cancelUrl, returnUrl };
  }
  const hostedOnly = successUrl ? 'success_url' : cancelUrl ? 'cancel_url' : null;
  if (hostedOnly) {
    throw params.invalid(
      hostedOnly,
      `\`${hostedOnly}\` can only be used when \`ui_mode\` is \`hosted_page\`.`,
    );
  }
  params.required('return_url', returnUrl ?? undefined);
  return { successUrl, cancelUrl, returnUrl };
}

function readExpiry(params: Params, now: number): number {
  const expiresAt = params.integer('expires_at') ?? now + EXPIRY.max;
  if (expiresAt < now + EXPIRY.min) {
    throw params.invalid(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    );
  }
  if (expiresAt > now + EXPIRY.max) {
    throw params.invalid(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    );
  }
  return expiresAt;
}

function readMethodTypes(params: Params): string[] | null {
  const types = params.texts('allowed_payment_method_types') ?? null;
  if (types && !types.includes('card')) {
    throw params.invalid(
      'allowed_payment_method_types',
      'No valid payment method types for this Checkout Session.',
    );
  }
  return types;
}
