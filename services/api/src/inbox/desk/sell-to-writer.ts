import { cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { nameOf, type Actor, type AgreedOrder } from '../../orders';
import { SellByLink, type AgreedExtra } from '../../payment-requests';
import { Database } from '../../platform';
import type { ContactMessage } from '../contact-message.entity';
import { ChangeMessage } from './change-message';
import { DEFAULT_LINK_DAYS, type LinkBuyer, type SellByMessage } from './dto/sell-by-message.dto';

/** An inquiry becomes an order that its writer pays by a link. */
@Injectable()
export class SellToWriter {
  constructor(
    private readonly database: Database,
    private readonly changing: ChangeMessage,
    private readonly sale: SellByLink,
  ) {}

  /**
   * The message is claimed first, so that of two who sell to the same writer at once one hears of the other. It is
   * answered in the transaction that mails the link.
   * @returns the order's number
   * @throws AppError `message_not_found`, `changed_meanwhile`, and whatever `SellByLink.sell` refuses
   */
  async sell(id: string, body: SellByMessage, actor: Actor): Promise<string> {
    const { collectorId } = await this.claim(id, body.version);
    const { items, buyer, days = DEFAULT_LINK_DAYS, words = '' } = body;
    const sold = await this.sale.sell(
      {
        buyer: addressOf(buyer),
        collectorId,
        items: items.map(({ price, ...item }) => ({ ...item, priceCents: cents(price) })),
        extras: extrasOf(body),
        days,
        words,
      },
      actor,
      (order) => this.tell(id, order.number, actor),
    );
    return sold.number;
  }

  private claim(id: string, version: number): Promise<ContactMessage> {
    return this.database.transaction(async () => {
      const message = await this.changing.lock(id);
      this.changing.guardVersion(message, version);
      await this.changing.apply(message, {});
      return message;
    });
  }

  private async tell(id: string, orderNumber: string, actor: Actor): Promise<void> {
    const message = await this.changing.lock(id);
    await this.changing.takeUp(message, { kind: 'order', thing: orderNumber, actor: nameOf(actor) });
    await this.changing.record('message.sold', message, actor);
  }
}

const EXTRAS = [
  ['shipping', 'Shipping'],
  ['framing', 'Framing'],
] as const;

const extrasOf = (body: SellByMessage): AgreedExtra[] =>
  EXTRAS.flatMap(([kind, description]) => {
    const amount = cents(body[kind] ?? 0);
    return amount > 0 ? [{ kind, description, cents: amount }] : [];
  });

/** Where it goes is asked by mail when it is not known yet. */
const addressOf = ({ fullName, email, ...known }: LinkBuyer): AgreedOrder['buyer'] => ({
  fullName,
  email,
  phone: known.phone ?? '',
  street: known.street ?? '',
  city: known.city ?? '',
  state: known.state ?? '',
  zip: known.zip ?? '',
  country: known.country ?? '',
});
