import { Injectable } from '@nestjs/common';
import { aboutOrder, type KnownOrder } from '../orders';
import { Mail, Settings } from '../platform';
import type { PaymentRequest } from './payment-request.entity';
import type { PaymentRequestLine } from './payment-request-line.entity';
import {
  linkMail,
  orderLinkMail,
  paidMail,
  paidNotice,
  returnMail,
  type MailParts,
} from './payment-request-mail';

/** Mails about payment requests. Each joins the transaction of its reason and goes out once. */
@Injectable()
export class PaymentRequestNotices {
  constructor(
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  /** The link, to the buyer; who gave no address has it from the gallery. */
  async requested(
    request: PaymentRequest,
    lines: readonly PaymentRequestLine[],
    order: KnownOrder,
    link: string,
  ): Promise<void> {
    if (order.customerEmail === '') return;
    const mail = linkMail({ request, lines, order }, link);
    // The link is the buyer's alone, so that its text is forgotten.
    await this.mail.send(mail, `payment-requested:${request.id}`, { ...aboutOrder(order), isKept: false });
  }

  /** The link at which a whole order is paid, to its buyer. */
  async orderPutAside(parts: MailParts, { link, words }: { link: string; words: string }): Promise<void> {
    const mail = orderLinkMail(parts, { link, words });
    const { request, order } = parts;
    // As above.
    await this.mail.send(mail, `payment-requested:${request.id}`, { ...aboutOrder(order), isKept: false });
  }

  /** To the buyer, if there is an address, and to the owner. */
  async paid(
    request: PaymentRequest,
    lines: readonly PaymentRequestLine[],
    order: KnownOrder,
  ): Promise<void> {
    const parts = { request, lines, order };
    if (order.customerEmail !== '')
      await this.mail.send(paidMail(parts), `payment-received:${request.id}`, aboutOrder(order));
    await this.mail.send(
      paidNotice(parts, this.settings.brand),
      `payment-received-owner:${request.id}`,
      aboutOrder(order),
    );
  }

  /** To the buyer whose payment goes back by itself, if there is an address. */
  async returning(request: PaymentRequest, order: KnownOrder): Promise<void> {
    if (order.customerEmail === '') return;
    const mail = returnMail(request, order);
    await this.mail.send(mail, `payment-returning:${request.id}`, aboutOrder(order));
  }
}
