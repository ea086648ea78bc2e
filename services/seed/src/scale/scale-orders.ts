import type { BulkInsert } from './bulk-insert';
import type { ScaleSale } from './scale-sale';
import type { SeededRandom } from '@gallery/domain';

const json = (value: object): string => JSON.stringify(value);

/** Writes an order with its lines, its history and its payment. */
export async function writeOrder(bulk: BulkInsert, random: SeededRandom, sale: ScaleSale): Promise<void> {
  const { id, at, quote, buyer, steps, isOffline, isRefunded } = sale;
  const updatedAt = steps.at(-1)?.at ?? at;
  const isPaid = sale.lines.some(({ editionNumbers }) => editionNumbers.length > 0);
  const isShipped = steps.some(({ status }) => status === 'shipped');
  await bulk.add('orders', {
    id,
    number: sale.number,
    status: sale.status,
    order_type: isOffline ? 'offline_sale' : 'fine_art_purchase',
    version: 1 + steps.length,
    collector_id: buyer.collectorId,
    customer_name: buyer.name,
    customer_email: buyer.email,
    billing: json(sale.address),
    shipping: json(sale.address),
    currency: 'usd',
    payment_reference: isOffline ? null : id,
    subtotal_cents: quote.subtotal,
    tax_cents: quote.tax.charged,
    card_fee_cents: quote.cardFee,
    total_cents: quote.chargedTotal,
    shipping_minis_cents: quote.shipping.minis,
    shipping_framed: quote.shipping.framed,
    refunded_cents: isRefunded ? quote.chargedTotal : 0,
    carrier: isShipped ? 'UPS' : null,
    tracking_number: isShipped ? `1Z${random.hex(16).toUpperCase()}` : null,
    confirmed_at: isPaid ? at : null,
    created_at: at,
    updated_at: updatedAt,
  });
  await writeLines(bulk, sale);
  await writeHistory(bulk, random, sale);
  if (!isOffline) await writePayment(bulk, random, sale, isPaid);
}

async function writeLines(bulk: BulkInsert, { id, lines }: ScaleSale): Promise<void> {
  for (const [position, { id: lineId, work, edition, quantity }] of lines.entries())
    await bulk.add('order_lines', {
      id: lineId,
      order_id: id,
      position,
      artwork_id: work.id,
      edition_id: edition.id,
      title: work.title,
      series: work.series,
      year: work.year,
      size: edition.size,
      frame_size: edition.frameSize,
      frame_style: edition.frameStyle,
      price_cents: edition.priceCents,
      quantity,
      edition_total: edition.total,
      picture_id: work.pictureId,
    });
}

async function writeHistory(
  bulk: BulkInsert,
  random: SeededRandom,
  { id, at, steps, isRefunded }: ScaleSale,
): Promise<void> {
  let last = at.getTime() - 1;
  const add = (kind: string, status: string, actor: string, wanted: Date) => {
    // A history is in chronological order.
    last = Math.max(last + 1, wanted.getTime());
    const when = new Date(last);
    return bulk.add('order_events', {
      id: random.id(when),
      order_id: id,
      kind,
      status,
      actor,
      note: null,
      created_at: when,
    });
  };
  await add('placed', 'pending', 'buyer', at);
  for (const step of steps) {
    if (step.status === 'confirmed') await add('confirmed', 'confirmed', 'webhook', step.at);
    else if (step.status === 'cancelled')
      await add(isRefunded ? 'refunded' : 'released', 'cancelled', isRefunded ? 'owner' : 'webhook', step.at);
    else await add('moved', step.status, 'owner', step.at);
  }
}

/** In a final state, with ids that Stripe does not know: nothing more is expected, so that nobody asks Stripe. */
async function writePayment(
  bulk: BulkInsert,
  random: SeededRandom,
  { id, at, quote, isRefunded }: ScaleSale,
  isPaid: boolean,
): Promise<void> {
  const paymentId = random.id(at);
  await bulk.add('payments', {
    id: paymentId,
    reference: id,
    state: isPaid ? (isRefunded ? 'refunded' : 'paid') : 'expired',
    amount_cents: quote.chargedTotal,
    currency: 'usd',
    session_id: `cs_scale_${id}`,
    payment_intent_id: isPaid ? `pi_scale_${id}` : null,
    session_url: null,
    expires_at: new Date(at.getTime() + 1_800_000),
    parameters: '{}',
    idempotency_key: id,
    refunded_cents: isRefunded ? quote.chargedTotal : 0,
    dispute_status: null,
    check_at: null,
    created_at: at,
    updated_at: at,
  });
  if (!isPaid || !isRefunded) return;
  await bulk.add('refunds', {
    id: `re_scale_${id}`,
    payment_id: paymentId,
    amount_cents: quote.chargedTotal,
    status: 'succeeded',
    created_at: at,
  });
}
