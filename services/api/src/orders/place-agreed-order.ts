import { formatSize, frameTypeLabel, type Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Catalogue, PrintLedger } from '../catalogue';
import { Clock, Database } from '../platform';
import { nameOf, type Actor } from './actor';
import { chooseAgreed, type AgreedItem } from './agreed-items';
import { agreedQuote } from './agreed-quote';
import { CURRENCY, draftOrder } from './draft-order';
import { EnterOrder } from './enter-order';
import { holdRequests } from './hold-requests';
import type { KnownOrder } from './order-book';
import type { PostalAddress } from './order.entity';

/** `orderType` of an order whose price the gallery agreed with its buyer, who pays by a link. */
const AGREED_SALE = 'agreed_sale';

/** What the gallery and a buyer agreed upon. */
export interface AgreedOrder {
  /** Name and mail address, and where it goes as far as that is known. */
  buyer: PostalAddress;
  /** Their account, when they wrote from it. */
  collectorId: string | null;
  items: readonly AgreedItem[];
  /** What is paid besides the prints and with them: shipping, framing. */
  extrasCents: Cents;
  notes: string | null;
  /** Until when the prints are held for the payment. */
  until: Date;
}

/** One line of it in words, with its sum. */
export interface AgreedLine {
  description: string;
  cents: Cents;
}

/** The order that is about to be entered, everything decided but its number. */
export interface PreparedOrder {
  /** What its buyer is asked to pay for the prints, line by line. */
  lines: AgreedLine[];
  /** Enters it in the current transaction, its prints held. @throws AppError `prints_unavailable` */
  readonly enter: () => Promise<KnownOrder>;
}

/** Enters an order at agreed prices that waits for its payment, like one from the shop: numbers from the one ledger. */
@Injectable()
export class PlaceAgreedOrder {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly ledger: PrintLedger,
    private readonly entering: EnterOrder,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `edition_not_found`, `frame_not_offered`, `prints_unavailable`, `validation_failed` */
  async prepare(agreed: AgreedOrder, actor: Actor): Promise<PreparedOrder> {
    const { buyer, collectorId, items, notes, until, extrasCents } = agreed;
    const chosen = chooseAgreed(items, await this.catalogue.findForSale(items, collectorId));
    const draft = draftOrder({
      request: {
        customer: { name: buyer.fullName, email: buyer.email },
        notes: notes ?? undefined,
        metadata: { orderType: AGREED_SALE },
      },
      collectorId,
      billing: buyer,
      shipping: buyer,
      chosen,
      quote: agreedQuote(chosen, extrasCents),
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
      enter: () =>
        this.database.transaction(async () => {
          await this.ledger.holdAll(holdRequests(draft, chosen, until));
          return this.entering.enter(draft.order, draft.lines, nameOf(actor));
        }),
    };
  }
}
