import { toDollars, type Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../identity';
import {
  actorName,
  DraftOrdersService,
  type Actor,
  type AgreedPriceItem,
  type DraftOrderLine,
  type DraftOrderInput,
  type OrderSummary,
} from '../orders';
import { PaymentIntentsService } from '../payments';
import { PrintLedgerService } from '../catalog';
import { AppError, Clock, Database, qrCodeDataUri, Settings } from '../platform';
import type { PrintSaleLink } from './dto/payment-request.dto';
import { LINE_DESCRIPTION_MAX_LENGTH, type PaymentRequestKind } from './entities/payment-request.entity';
import { PaymentRequestStepsService } from './payment-request-steps.service';
import {
  assertChargeable,
  buildPaymentRequest,
  linkExpiry,
  type PaymentRequestInput,
} from './payment-request-draft';
import { PaymentRequestEmails } from './payment-request.emails';

/** An amount that is charged together with the prints. */
export interface ExtraCharge {
  kind: PaymentRequestKind;
  description: string;
  cents: Cents;
}

/** What the gallery and a buyer agreed on by email. */
export interface DraftOrderLinkInput {
  buyer: DraftOrderInput['buyer'];
  /** The buyer's account, when they wrote from it. */
  collectorId: string | null;
  items: readonly AgreedPriceItem[];
  extras: readonly ExtraCharge[];
  /** How long the link works and the prints are held. */
  days: number;
  /** The gallery's message in the email, above the amounts; may be empty. */
  words: string;
}

/** A draft order whose buyer has received its link. */
export interface DraftOrderLink {
  order: OrderSummary;
  link: string;
  /** Until when the link works and the prints are held. */
  expiresAt: Date;
}

/** Sales by email: prints are held, and the buyer pays for the whole order through a payment link. */
@Injectable()
export class DraftOrderLinksService {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly draftOrdersService: DraftOrdersService,
    private readonly paymentIntentsService: PaymentIntentsService,
    private readonly paymentRequestStepsService: PaymentRequestStepsService,
    private readonly paymentRequestEmails: PaymentRequestEmails,
    private readonly auditLogService: AuditLogService,
    private readonly printLedgerService: PrintLedgerService,
  ) {}

  /**
   * Sells one print to someone in person or on the phone: emails the link, and returns it with its QR code.
   * @throws AppError as `createAndSend`; `number_taken`, `changed_meanwhile` for a chosen number
   */
  async sellPrint(
    { buyer, item, days }: Pick<DraftOrderLinkInput, 'buyer' | 'days'> & { item: AgreedPriceItem },
    actor: Actor,
  ): Promise<PrintSaleLink> {
    const sale = { buyer, collectorId: null, items: [item], extras: [], days, words: '' };
    const { order, link, expiresAt } = await this.createAndSend(sale, actor);
    const [print] = await this.printLedgerService.listByOrder(order.id);
    if (!print) throw new Error('A draft order without its print.');
    return {
      orderNumber: order.number,
      editionNumber: print.editionNumber,
      total: toDollars(order.totalCents),
      link,
      qrCode: await qrCodeDataUri(link),
      expiresAt: expiresAt.toISOString(),
    };
  }

  /**
   * Stores order, held prints and request in one transaction, then calls Stripe and emails the link. If Stripe refuses
   * or the process dies in between, the prints are released as after any failed payment, and also when the link
   * expires.
   * @param announce joins the transaction that emails the link
   * @throws AppError `inquiry_only`, `edition_not_found`, `frame_not_offered`, `prints_unavailable`,
   * `validation_failed`, `checkout_unavailable`
   */
  async createAndSend(
    sale: DraftOrderLinkInput,
    actor: Actor,
    announce?: (order: OrderSummary) => Promise<void>,
  ): Promise<DraftOrderLink> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    const { buyer, collectorId, items, extras, days, words } = sale;
    const until = linkExpiry(this.clock.now(), days);
    const extrasCents = extras.reduce((sum, { cents }) => sum + cents, 0);
    const draftOrder = await this.draftOrdersService.prepareOrder(
      { buyer, collectorId, items, extrasCents, notes: null, until },
      actor,
    );
    assertChargeable(draftOrder.lines.reduce((sum, { cents }) => sum + cents, extrasCents));

    const { order, draft, prepared } = await this.database.transaction(async () => {
      const created = await draftOrder.create();
      const request = buildPaymentRequest(
        created,
        { lines: toRequestLines(draftOrder.lines, extras), expiresInDays: days },
        { createdBy: actorName(actor), paysOrder: true, signingKey: this.settings.guestPasses.key },
        this.clock.now(),
      );
      return {
        order: created,
        draft: request,
        prepared: await this.paymentRequestStepsService.prepare(request),
      };
    });
    const intent = await this.paymentIntentsService.create(prepared);
    return this.database.transaction(async () => {
      const request = await this.paymentRequestStepsService.markOpen(draft.request, prepared, intent);
      const link = this.paymentRequestStepsService.buildLink(request);
      await this.paymentRequestEmails.sendOrderLink({ request, lines: draft.lines, order }, { link, words });
      await announce?.(order);
      await this.auditLogService.record({
        action: 'order.placed-by-link',
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'order', id: order.id },
        details: { request: request.id, cents: request.amountCents },
      });
      return { order, link, expiresAt: request.expiresAt };
    });
  }
}

const toRequestLines = (
  prints: readonly DraftOrderLine[],
  extras: readonly ExtraCharge[],
): PaymentRequestInput['lines'] =>
  [...prints.map((line) => ({ kind: 'other' as const, ...line })), ...extras].map(
    ({ kind, description, cents }) => ({
      kind,
      description: Array.from(description).slice(0, LINE_DESCRIPTION_MAX_LENGTH).join(''),
      amount: toDollars(cents),
    }),
  );
