import { toDollars } from '@gallery/domain';
import type { CsvColumns } from '../../platform';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderRow } from './dto/order-list.dto';

/** The columns of the list of orders as CSV, of an order with its row in the list. */
export const ORDER_CSV_COLUMNS: CsvColumns<{ order: OrderEntity; row: OrderRow }> = [
  ['Order', ({ row }) => row.number],
  ['Received', ({ order }) => order.createdAt, 'time'],
  ['Status', ({ row }) => row.status],
  ['Payment', ({ row }) => row.payment],
  ['Bought', ({ row }) => row.salesChannel],
  ['Name', ({ row }) => row.customerName],
  ['Email', ({ row }) => row.email],
  ['Works', ({ row }) => row.lines.map(describeLine).join('; ')],
  ['Subtotal', ({ order }) => toDollars(order.subtotalCents), 'money'],
  ['Tax', ({ order }) => toDollars(order.taxCents), 'money'],
  ['Card fee', ({ order }) => toDollars(order.cardFeeCents), 'money'],
  ['Total', ({ row }) => row.total, 'money'],
  ['Refunded', ({ row }) => row.refunded, 'money'],
  ['Shipping paid', ({ order }) => toDollars(order.shippingPaidCents), 'money'],
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
