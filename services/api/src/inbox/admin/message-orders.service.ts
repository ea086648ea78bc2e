import { PAYMENT_LINK_DAYS, toCents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { actorName, type Actor, type DraftOrderInput } from '../../orders';
import { DraftOrderLinksService, type ExtraCharge } from '../../payment-requests';
import { Database } from '../../platform';
import type { ContactMessageEntity } from '../messages/contact-message.entity';
import { MessagesService } from '../messages/messages.service';
import type { CreateMessageOrder, MessageOrderBuyer } from './dto/message-changes.dto';

/** Turns a message into a draft order that its writer pays through a link. */
@Injectable()
export class MessageOrdersService {
  constructor(
    private readonly database: Database,
    private readonly messagesService: MessagesService,
    private readonly draftOrderLinksService: DraftOrderLinksService,
  ) {}

  /**
   * The message's version is raised first, so that one of two concurrent sales to the same writer fails. It is marked
   * as replied to in the transaction that emails the link.
   * @returns the order's number
   * @throws AppError `message_not_found`, `changed_meanwhile`, and the errors of `DraftOrderLinksService.sell`
   */
  async createOrder(id: string, body: CreateMessageOrder, actor: Actor): Promise<string> {
    const { collectorId } = await this.claim(id, body.version);
    const { items, buyer, days = PAYMENT_LINK_DAYS.draftOrder, words = '' } = body;
    const { order } = await this.draftOrderLinksService.createAndSend(
      {
        buyer: buyerAddress(buyer),
        collectorId,
        items: items.map(({ price, ...item }) => ({ ...item, priceCents: toCents(price) })),
        extras: orderExtras(body),
        days,
        words,
      },
      actor,
      ({ number }) => this.markReplied(id, number, actor),
    );
    return order.number;
  }

  private claim(id: string, version: number): Promise<ContactMessageEntity> {
    return this.database.transaction(async () => {
      const message = await this.messagesService.lock(id);
      this.messagesService.assertVersion(message, version);
      await this.messagesService.update(message, {});
      return message;
    });
  }

  private async markReplied(id: string, orderNumber: string, actor: Actor): Promise<void> {
    const message = await this.messagesService.lock(id);
    await this.messagesService.markReplied(message, {
      kind: 'order',
      reference: orderNumber,
      actor: actorName(actor),
    });
    await this.messagesService.recordAudit('message.sold', message, actor);
  }
}

const EXTRAS = [
  ['shipping', 'Shipping'],
  ['framing', 'Framing'],
] as const;

const orderExtras = (body: CreateMessageOrder): ExtraCharge[] =>
  EXTRAS.flatMap(([kind, description]) => {
    const amount = toCents(body[kind] ?? 0);
    return amount > 0 ? [{ kind, description, cents: amount }] : [];
  });

/** An email asks the buyer for a missing address. */
const buyerAddress = ({ fullName, email, ...known }: MessageOrderBuyer): DraftOrderInput['buyer'] => ({
  fullName,
  email,
  phone: known.phone ?? '',
  street: known.street ?? '',
  city: known.city ?? '',
  state: known.state ?? '',
  zip: known.zip ?? '',
  country: known.country ?? '',
});
