import { dollars, type Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Audit } from '../identity';
import {
  nameOf,
  PlaceAgreedOrder,
  type Actor,
  type AgreedItem,
  type AgreedLine,
  type AgreedOrder,
  type KnownOrder,
} from '../orders';
import { PaymentIntentsService } from '../payments';
import { AppError, Clock, Database, Settings } from '../platform';
import { draftRequest, endOfLink, type AskedLines } from './draft-request';
import { guardAmount, OpenRequest } from './open-request';
import type { PaymentRequestKind } from './payment-request-line.entity';
import { PaymentRequestNotices } from './payment-request-notices';

/** As many letters as a line takes. */
const DESCRIPTION_LENGTH = 200;

/** What is paid besides the prints and with them. */
export interface AgreedExtra {
  kind: PaymentRequestKind;
  description: string;
  cents: Cents;
}

/** What the gallery and a buyer agreed upon by mail. */
export interface LinkedSale {
  buyer: AgreedOrder['buyer'];
  /** Their account, when they wrote from it. */
  collectorId: string | null;
  items: readonly AgreedItem[];
  extras: readonly AgreedExtra[];
  /** How long the link can be used and the prints are held. */
  days: number;
  /** The gallery's own words above the sums in the mail; empty for none. */
  words: string;
}

/** The gallery sells by mail: prints are held, and the buyer pays for the whole order at a link. */
@Injectable()
export class SellByLink {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly orders: PlaceAgreedOrder,
    private readonly payments: PaymentIntentsService,
    private readonly opening: OpenRequest,
    private readonly notices: PaymentRequestNotices,
    private readonly audit: Audit,
  ) {}

  /**
   * Order, held prints and request are written together, so that none of them is ever without the others; then Stripe is
   * asked, and the link mailed. Where Stripe refuses, or the process dies on the way, the prints are given back as for
   * every payment that did not come about. So they are when the link lapses.
   * @param announce joins the transaction that mails the link
   * @throws AppError `inquiry_only`, `edition_not_found`, `frame_not_offered`, `prints_unavailable`,
   * `validation_failed`, `checkout_unavailable`
   */
  async sell(
    sale: LinkedSale,
    actor: Actor,
    announce: (order: KnownOrder) => Promise<void>,
  ): Promise<KnownOrder> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    const { buyer, collectorId, items, extras, days, words } = sale;
    const until = endOfLink(this.clock.now(), days);
    const extrasCents = extras.reduce((sum, { cents }) => sum + cents, 0);
    const agreed = { buyer, collectorId, items, extrasCents, notes: null, until };
    const { lines, enter } = await this.orders.prepare(agreed, actor);
    guardAmount(lines.reduce((sum, { cents }) => sum + cents, extrasCents));

    const maker = { createdBy: nameOf(actor), paysOrder: true };
    const asked = { lines: askedLines(lines, extras), expiresInDays: days };
    const { order, draft, prepared } = await this.database.transaction(async () => {
      const entered = await enter();
      const drafted = draftRequest(entered, asked, maker, this.clock.now());
      return { order: entered, draft: drafted, prepared: await this.opening.save(drafted) };
    });
    const intent = await this.payments.create(prepared);
    const link = this.opening.linkTo(intent, draft.key);
    await this.database.transaction(async () => {
      const request = await this.opening.open(draft.request, prepared, intent);
      await this.notices.orderPutAside({ request, lines: draft.lines, order }, { link, words });
      await announce(order);
      await this.audit.record({
        action: 'order.placed-by-link',
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'order', id: order.id },
        details: { request: request.id, cents: request.amountCents },
      });
    });
    return order;
  }
}

const askedLines = (prints: readonly AgreedLine[], extras: readonly AgreedExtra[]): AskedLines['lines'] =>
  [...prints.map((line) => ({ kind: 'other' as const, ...line })), ...extras].map(
    ({ kind, description, cents }) => ({
      kind,
      description: Array.from(description).slice(0, DESCRIPTION_LENGTH).join(''),
      amount: dollars(cents),
    }),
  );
