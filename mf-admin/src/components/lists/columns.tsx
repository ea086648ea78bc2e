import type { OrderRow } from '@gallery/contracts';
import {
  formatMoney,
  formatMoneyWithCents,
  isOrderVoid,
  orderStatusLabel,
  toCents,
  type OrderStatus,
} from '@gallery/domain';
import { StatusBadge, type StatusBadgeColor } from '@gallery/ui';
import { TextButton } from '../actions/text-button';
import { DateTime, type DateTimeProps } from '../text/date-time';
import { MutedText } from '../text/muted-text';
import type { Column } from './data-table';
import { RowLink, type RowLinkProps } from './row-link';

type Priority = Column<unknown>['priority'];

/** A column that shows a text or number of the row as it is. */
export const textColumn = <Name extends string>(
  key: Name,
  head: string,
  column: Partial<Omit<Column<unknown>, 'render'>> = {},
): Column<Record<Name, string | number | null>> => ({
  key,
  head,
  priority: 'other',
  ...column,
  render: (row) => row[key],
});

/** The same with less weight than the columns beside it. */
export const mutedColumn = <Row,>(
  key: string,
  head: string,
  textOf: (row: NoInfer<Row>) => string | number,
  column: Partial<Omit<Column<unknown>, 'render'>> = {},
): Column<Row> => ({
  key,
  head,
  priority: 'second',
  ...column,
  render: (row) => <MutedText>{textOf(row)}</MutedText>,
});

/** A time of the row; nothing where it has none. */
export const dateColumn = <Name extends string>(
  key: Name,
  head: string,
  { shape = 'day', ...column }: Partial<Omit<Column<unknown>, 'render'>> & Pick<DateTimeProps, 'shape'> = {},
): Column<Record<Name, string | null>> => ({
  key,
  head,
  priority: 'other',
  ...column,
  render: ({ [key]: at }) => at !== null && <DateTime at={at} shape={shape} />,
});

/** A sum of the row in dollars; nothing where it has none. */
export const moneyColumn = <Name extends string>(
  key: Name,
  head: string,
  { priority = 'sum', hasCents = false }: { priority?: Priority; hasCents?: boolean } = {},
): Column<Record<Name, number | null>> => ({
  key,
  head,
  priority,
  isFigure: true,
  render: ({ [key]: amount }) =>
    amount !== null && (hasCents ? formatMoneyWithCents : formatMoney)(toCents(amount)),
});

/** A state of the row as a badge, by the label and the color of each state. */
export const badgeColumn = <Name extends string, State extends string>(
  key: Name,
  head: string,
  labels: Readonly<Record<State, string>>,
  colors: Readonly<Record<State, StatusBadgeColor>>,
): Column<Record<Name, State>> => ({
  key,
  head,
  priority: 'state',
  render: ({ [key]: state }) => <StatusBadge color={colors[state]}>{labels[state]}</StatusBadge>,
});

/** The status of an order or a commission. */
export const orderStatusColumn: Column<{ status: OrderStatus; payment?: OrderRow['payment'] }> = {
  key: 'status',
  head: 'Status',
  priority: 'state',
  render: (order) => <OrderStatusLabel {...order} />,
};

/** The status of an order or commission; an order whose payment was returned is called refunded at any stage. */
export function OrderStatusLabel({
  status,
  payment,
}: {
  status: OrderStatus;
  payment?: OrderRow['payment'];
}) {
  const isRefunded = payment === 'refunded' && !isOrderVoid(status);
  return (
    <StatusBadge color={isRefunded ? 'cancelled' : status}>
      {isRefunded ? 'Refunded' : orderStatusLabel(status)}
    </StatusBadge>
  );
}

/** A link from the row to its own record, or to one that it names. Nothing without a text. */
export const linkColumn = <Row,>(
  key: string,
  head: string,
  link: { textOf: (row: NoInfer<Row>) => string | null; to: (row: NoInfer<Row>) => string } & Omit<
    RowLinkProps,
    'to' | 'children'
  >,
  priority: Priority = 'first',
): Column<Row> => ({
  key,
  head,
  priority,
  render: (row) => {
    const { textOf, to, ...look } = link;
    const text = textOf(row);
    return (
      text && (
        <RowLink {...look} to={to(row)}>
          {text}
        </RowLink>
      )
    );
  },
});

/** Which row of a table is open, and how it changes. */
export type OpenRow = readonly [id: string | null, open: (id: string | null) => void];

/** The name of the row, a press on which opens or closes its detail. */
export const detailColumn = <Row extends { id: string }>(
  key: string,
  head: string,
  textOf: (row: NoInfer<Row>) => string,
  [openId, open]: OpenRow,
): Column<Row> => ({
  key,
  head,
  priority: 'first',
  render: (row) => (
    <TextButton aria-expanded={row.id === openId} onClick={() => open(row.id === openId ? null : row.id)}>
      {textOf(row)}
    </TextButton>
  ),
});
