import { toDollars, type Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../identity';
import {
  nameOf,
  DraftOrdersService,
  type Actor,
  type AgreedPriceItem,
  type DraftOrderLine,
  type DraftOrderInput,
  type OrderSummary,
} from '../orders';
import { PaymentIntentsService } from '../payments';
import { AppError, Clock, Database, Settings } from '../platform';
import { buildPaymentRequest, linkExpiry, type PaymentRequestInput } from './payment-request-draft';
import { assertChargeable, PaymentLinksService } from './payment-links.service';
import type { PaymentRequestKind } from './entities/payment-request-line.entity';
import { PaymentRequestEmails } from './payment-request.emails';

/** As many letters as a line takes. */
const MAX_LINE_DESCRIPTION_LENGTH = 200;

/** What is paid besides the prints and with them. */
export interface ExtraCharge {
  kind: PaymentRequestKind;
  description: string;
  cents: Cents;
}

/** What the gallery and a buyer agreed upon by mail. */
export interface DraftOrderLinkInput {
  buyer: DraftOrderInput['buyer'];
  /** Their account, when they wrote from it. */
  collectorId: string | null;
  items: readonly AgreedPriceItem[];
  extras: readonly ExtraCharge[];
  /** How long the link can be used and the prints are held. */
  days: number;
  /** The gallery's own words above the sums in the mail; empty for none. */
  words: string;
}

/** The gallery sells by mail: prints are held, and the buyer pays for the whole order at a link. */
@Injectable()
export class DraftOrderLinksService {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly draftOrdersService: DraftOrdersService,
    private readonly paymentIntentsService: PaymentIntentsService,
    private readonly paymentLinksService: PaymentLinksService,
    private readonly paymentRequestEmails: PaymentRequestEmails,
    private readonly auditLogService: AuditLogService,
  ) {}

  /**
   * Order, held prints and request are written together, so that none of them is ever without the others; then Stripe is
   * asked, and the link mailed. Where Stripe refuses, or the process dies on the way, the prints are given back as for
   * every payment that did not come about. So they are when the link lapses.
   * @param announce joins the transaction that mails the link
   * @throws AppError `inquiry_only`, `edition_not_found`, `frame_not_offered`, `prints_unavailable`,
   * `validation_failed`, `checkout_unavailable`
   */
  async createAndSend(
    sale: DraftOrderLinkInput,
    actor: Actor,
    announce: (order: OrderSummary) => Promise<void>,
  ): Promise<OrderSummary> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    const { buyer, collectorId, items, extras, days, words } = sale;
    const until = linkExpiry(this.clock.now(), days);
    const extrasCents = extras.reduce((sum, { cents }) => sum + cents, 0);
    const agreed = { buyer, collectorId, items, extrasCents, notes: null, until };
    const { lines, create: enter } = await this.draftOrdersService.prepareOrder(agreed, actor);
    assertChargeable(lines.reduce((sum, { cents }) => sum + cents, extrasCents));

    const maker = { createdBy: nameOf(actor), paysOrder: true };
    const asked = { lines: toRequestLines(lines, extras), expiresInDays: days };
    const { order, draft, prepared } = await this.database.transaction(async () => {
      const entered = await enter();
      const drafted = buildPaymentRequest(entered, asked, maker, this.clock.now());
      return { order: entered, draft: drafted, prepared: await this.paymentLinksService.prepare(drafted) };
    });
    const intent = await this.paymentIntentsService.create(prepared);
    const link = this.paymentLinksService.buildLink(intent, draft.key);
    await this.database.transaction(async () => {
      const request = await this.paymentLinksService.markOpen(draft.request, prepared, intent);
      await this.paymentRequestEmails.sendOrderLink({ request, lines: draft.lines, order }, { link, words });
      await announce(order);
      await this.auditLogService.record({
        action: 'order.placed-by-link',
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'order', id: order.id },
        details: { request: request.id, cents: request.amountCents },
      });
    });
    return order;
  }
}

const toRequestLines = (
  prints: readonly DraftOrderLine[],
  extras: readonly ExtraCharge[],
): PaymentRequestInput['lines'] =>
  [...prints.map((line) => ({ kind: 'other' as const, ...line })), ...extras].map(
    ({ kind, description, cents }) => ({
      kind,
      description: Array.from(description).slice(0, MAX_LINE_DESCRIPTION_LENGTH).join(''),
      amount: toDollars(cents),
    }),
  );
