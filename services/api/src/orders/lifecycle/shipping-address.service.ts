import { DEFAULT_COUNTRY, isLocalZip, isTaxed, isUnitedStates, usStateOf } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AuditLogService, normalizeEmail } from '../../identity';
import { AppError, Clock, Database } from '../../platform';
import {
  addressErrors,
  isAddressOpen,
  isDeliverable,
  toBillingAddress,
  toShippingAddress,
} from '../checkout/postal-address';
import { OrderEmails } from '../emails/order.emails';
import type { OrderEntity, PostalAddress } from '../entities/order.entity';
import { parseOrderNumber } from '../order-number';
import { OrdersStore } from '../orders.store';
import type {
  OrderLookupAddress,
  ShippingAddressInput,
  UpdateOrderAddress,
} from '../receipts/dto/order-receipt.dto';
import { OrderHistoryService, actorName, type Actor } from './order-history.service';
import { OrderLocksService } from './order-locks.service';

const BUYER = 'buyer';

/** Changes where the prints of an order go, until it is shipped. */
@Injectable()
export class ShippingAddressService {
  constructor(
    private readonly database: Database,
    private readonly ordersStore: OrdersStore,
    private readonly orderLocksService: OrderLocksService,
    private readonly orderHistoryService: OrderHistoryService,
    private readonly orderEmails: OrderEmails,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** By number and email address. @throws AppError `order_not_found`, `address_locked`, `validation_failed` */
  async changeByLookup({ number, email, ...input }: OrderLookupAddress): Promise<void> {
    const isBuyer = ({ customerEmail }: OrderEntity) =>
      customerEmail !== '' && normalizeEmail(customerEmail) === normalizeEmail(email);
    await this.changeByBuyer(parseOrderNumber(number) ?? '', isBuyer, input);
  }

  /** For the collector of the order. @throws AppError `order_not_found`, `address_locked`, `validation_failed` */
  async changeByCollector(number: string, collectorId: string, input: ShippingAddressInput): Promise<void> {
    await this.changeByBuyer(number, (order) => order.collectorId === collectorId, input);
  }

  /** For a person with the order's payment link. @throws AppError `order_not_found`, `address_locked`, `validation_failed` */
  async changeByPayer(number: string, input: ShippingAddressInput): Promise<void> {
    const { phone, ...address } = input;
    // Their form does not show the number that is known, so an empty field does not mean to delete it.
    await this.changeByBuyer(number, () => true, phone ? input : address);
  }

  /** The same for the phone number alone, to which no address rule applies. @throws AppError `order_not_found` */
  async changePhoneByPayer(number: string, phone: string): Promise<void> {
    await this.database.transaction(async () => {
      const { id, shipping } = await this.orderLocksService.lockOrFail(number);
      if (shipping.phone === phone) return;
      await this.ordersStore.save(id, { shipping: { ...shipping, phone }, updatedAt: this.clock.now() });
    });
  }

  /** @throws AppError `order_not_found`, `changed_meanwhile`, `address_locked`, `validation_failed` */
  async changeByStaff(
    number: string,
    { version, ...input }: UpdateOrderAddress,
    actor: Actor,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      await this.orderLocksService.assertVersion(order, version);
      if (!(await this.change(order, input, actorName(actor)))) return;
      await this.auditLogService.record({
        action: 'order.address-changed',
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'order', id: order.id },
      });
    });
  }

  private async changeByBuyer(
    number: string,
    isAllowed: (order: OrderEntity) => boolean,
    input: ShippingAddressInput,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.orderLocksService.lockOrFail(number);
      if (!isAllowed(order)) throw new AppError('order_not_found');
      assertTaxUnchanged(order, input);
      const wasPaid = order.confirmedAt !== null;
      if (!(await this.change(order, input, BUYER)) || !wasPaid) return;
      const { fullName, street, city, state, zip, country } = order.shipping;
      const address = [fullName, street, city, state, zip, country].filter(Boolean).join(', ');
      await this.orderEmails.sendAlert(order, `The buyer has changed the shipping address: ${address}.`);
    });
  }

  /** @returns false when the order has this address already */
  private async change(order: OrderEntity, input: ShippingAddressInput, actor: string): Promise<boolean> {
    if (!isAddressOpen(order)) throw new AppError('address_locked');
    const shipping = completeAddress(order, input);
    if (JSON.stringify(shipping) === JSON.stringify(order.shipping)) return false;
    // Free delivery was promised for the address before.
    const isFarther = order.shippingFramed === 'free-local' && !isLocalZip(shipping.zip);
    const framed = isFarther ? ({ shippingFramed: 'quoted', shippingQuotedCents: null } as const) : {};
    const change = { shipping, ...framed, updatedAt: this.clock.now() };
    await this.ordersStore.save(order.id, change);
    Object.assign(order, change);
    await this.orderHistoryService.add(order, 'address-changed', actor);
    return true;
  }
}

/** By the rules of the checkout. @throws AppError `validation_failed` by field */
function completeAddress(
  { billing, shipping, ...order }: OrderEntity,
  input: ShippingAddressInput,
): PostalAddress {
  const contact = { ...billing, email: shipping.email || billing.email || order.customerEmail, state: '' };
  const isAmerican = isUnitedStates(input.country || DEFAULT_COUNTRY);
  const state = isAmerican ? (usStateOf(input.state ?? '') ?? '') : input.state;
  const phone = input.phone ?? shipping.phone;
  const { fullName, street, city, zip, country } = input;
  const entered = { fullName, street, city, state, zip, country, phone };
  const address = toShippingAddress(entered, toBillingAddress(contact));
  const fields = addressErrors(address);
  if (!fields.state && !isDeliverable(address)) fields.state = 'Choose your state.';
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  return address;
}

/** An order that was charged without sales tax by its address cannot go where it is due. */
function assertTaxUnchanged(
  { orderType, taxCents, shipping }: OrderEntity,
  input: ShippingAddressInput,
): void {
  if (orderType !== 'fine_art_purchase' || taxCents > 0 || !isDeliverable(shipping)) return;
  if (isTaxed(shipping) || !isTaxed(toBillingAddress(input))) return;
  const message = 'This order was charged without Texas sales tax. Write to us to have it sent to Texas.';
  throw new AppError('validation_failed', { message, fields: { zip: message } });
}
