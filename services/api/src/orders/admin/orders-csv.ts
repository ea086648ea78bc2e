import { toDollars } from '@gallery/domain';
import type { CsvColumns } from '../../platform';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderRow } from './dto/order-list.dto';

/** The columns of the list of orders as CSV, of an order with its row in the list. */
export const ORDER_CSV_COLUMNS: CsvColumns<{ order: OrderEntity; row: OrderRow }> = [
  ['Order', ({ row }) => row.number],
  ['Received (UTC)', ({ order }) => order.createdAt],
  ['Status', ({ row }) => row.status],
  ['Payment', ({ row }) => row.payment],
  ['Bought', ({ row }) => row.salesChannel],
  ['Name', ({ row }) => row.customerName],
  ['Email', ({ row }) => row.email],
  ['Works', ({ row }) => row.lines.map(describeLine).join('; ')],
  ['Subtotal', ({ order }) => toDollars(order.subtotalCents)],
  ['Tax', ({ order }) => toDollars(order.taxCents)],
  ['Card fee', ({ order }) => toDollars(order.cardFeeCents)],
  ['Total', ({ row }) => row.total],
  ['Refunded', ({ row }) => row.refunded],
  ['Shipping paid', ({ order }) => toDollars(order.shippingPaidCents)],
  ['City', ({ order }) => order.shipping.city],
  ['State', ({ order }) => order.shipping.state],
  ['Country', ({ order }) => order.shipping.country],
  ['Referred by', ({ order }) => order.referralPartnerId],
];

/** `Inside Voice, 20x20, 6 of 9`. */
const describeLine = ({ title, size, quantity, editionNumbers, total }: OrderRow['lines'][number]): string =>
  [
    title,
    size,
    ...(editionNumbers.length > 0
      ? [`${editionNumbers.join(', ')} of ${total}`]
      : quantity > 1
        ? [`× ${quantity}`]
        : []),
  ].join(', ');
