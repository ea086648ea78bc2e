import { formatSize, frameTypeLabel, type Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { CatalogService, PrintLedgerService } from '../../catalog';
import { Clock, Database } from '../../platform';
import { actorName, type Actor } from '../actor';
import { resolveAgreedPriceItems, type AgreedPriceItem } from './agreed-prices';
import { agreedPriceQuote } from './agreed-price-quote';
import { CURRENCY, buildOrder } from './new-order';
import { OrderCreationService } from './order-creation.service';
import { buildHoldRequests } from './hold-requests';
import type { OrderSummary } from '../orders.service';
import type { PostalAddress } from '../entities/order.entity';

/** `orderType` of an order whose price the gallery agreed with its buyer, who pays by a link. */
const DRAFT_ORDER_TYPE = 'agreed_sale';

/** What the gallery and a buyer agreed upon. */
export interface DraftOrderInput {
  /** Name and mail address, and where it goes as far as that is known. */
  buyer: PostalAddress;
  /** Their account, when they wrote from it. */
  collectorId: string | null;
  items: readonly AgreedPriceItem[];
  /** What is paid besides the prints and with them: shipping, framing. */
  extrasCents: Cents;
  notes: string | null;
  /** Until when the prints are held for the payment. */
  until: Date;
}

/** One line of it in words, with its sum. */
export interface DraftOrderLine {
  description: string;
  cents: Cents;
}

/** The order that is about to be entered, everything decided but its number. */
export interface PreparedDraftOrder {
  /** What its buyer is asked to pay for the prints, line by line. */
  lines: DraftOrderLine[];
  /** Enters it in the current transaction, its prints held. @throws AppError `prints_unavailable` */
  readonly create: () => Promise<OrderSummary>;
}

/** Enters an order at agreed prices that waits for its payment, like one from the shop: numbers from the one ledger. */
@Injectable()
export class DraftOrdersService {
  constructor(
    private readonly catalogService: CatalogService,
    private readonly printLedgerService: PrintLedgerService,
    private readonly orderCreationService: OrderCreationService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `edition_not_found`, `frame_not_offered`, `prints_unavailable`, `validation_failed` */
  async prepareOrder(agreed: DraftOrderInput, actor: Actor): Promise<PreparedDraftOrder> {
    const { buyer, collectorId, items, notes, until, extrasCents } = agreed;
    const chosen = resolveAgreedPriceItems(
      items,
      await this.catalogService.findPurchasable(items, collectorId),
    );
    const draft = buildOrder({
      request: {
        customer: { name: buyer.fullName, email: buyer.email },
        notes: notes ?? undefined,
        metadata: { orderType: DRAFT_ORDER_TYPE },
      },
      collectorId,
      billing: buyer,
      shipping: buyer,
      lineItems: chosen,
      quote: agreedPriceQuote(chosen, extrasCents),
      currency: CURRENCY,
      // A payment request pays it, and is written down as its payment once it has.
      isPaidElsewhere: true,
      extrasCents,
      now: this.clock.now(),
    });
    return {
      lines: draft.lines.map(({ title, size, frameStyle, priceCents, quantity }) => ({
        description: [
          `“${title}”, ${formatSize(size)}, ${frameTypeLabel(frameStyle)}`,
          ...(quantity > 1 ? [`× ${quantity}`] : []),
        ].join(' '),
        cents: priceCents * quantity,
      })),
      create: () =>
        this.database.transaction(async () => {
          await this.printLedgerService.holdAll(buildHoldRequests(draft, chosen, until));
          return this.orderCreationService.create(draft.order, draft.lines, actorName(actor));
        }),
    };
  }
}
