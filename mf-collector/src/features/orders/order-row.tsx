import type { CollectorCertificate, CollectorOrder, Picture as StoredPicture } from '@gallery/contracts';
import { toCents, formatDate, formatMoney, formatMoneyWithCents, UNTITLED_ARTWORK } from '@gallery/domain';
import { useTimeZone } from '@gallery/session';
import { Picture, TextLink } from '@gallery/ui';
import { RecordRow, RecordRowTitle } from '../../components/record-rows';
import { useDisclosure } from '../../components/use-disclosure';
import { OrderStatusBadge } from '../../components/order-status-badge';
import { OrderDetails } from './order-details';
import { furtherPrintsLabel, printLabel } from './order-line-labels';
import styles from './orders.module.css';

/** What an order's row needs of a certificate. */
export type OrderCertificate = Pick<
  CollectorCertificate,
  'orderId' | 'artworkTitle' | 'editionNumber' | 'pdfPath'
>;

export interface OrderRowProps {
  order: CollectorOrder;
  /** Certificates of this order. */
  certificates: readonly OrderCertificate[];
}

/** An order on one line: its first artwork, number, date, status, total and certificate; expands to the rest. */
export function OrderRow({ order, certificates }: OrderRowProps) {
  const [first] = order.lines;
  const timeZone = useTimeZone();
  const further = furtherPrintsLabel(order);
  const { toggle, details } = useDisclosure(`of order ${order.number}`);
  return (
    <>
      <RecordRow layout={styles.row}>
        {first?.picture && (
          <div className={styles.picture} data-square={isSquare(first.picture) || undefined}>
            <Picture picture={first.picture} sizes="6rem" alt="" />
          </div>
        )}
        <div className={styles.work}>
          <RecordRowTitle>{first?.title || UNTITLED_ARTWORK}</RecordRowTitle>
          {first && <p>{printLabel(first)}</p>}
          {further && <p>{further}</p>}
        </div>
        <p className={styles.order}>
          <span>{order.number}</span>
          <time dateTime={order.createdAt}>{formatDate(order.createdAt, timeZone)}</time>
        </p>
        <p className={styles.status}>
          <OrderStatusBadge status={order.status} />
        </p>
        <p className={styles.price}>{formatMoney(toCents(order.totalPrice))}</p>
        <div className={styles.actions}>
          <PayLinks order={order} />
          <CertificateLinks certificates={certificates} order={order.number} />
          {toggle}
        </div>
      </RecordRow>
      {details(<OrderDetails order={order} />)}
    </>
  );
}

/** One link to the payment page for everything that is open. */
function PayLinks({ order: { number, balances } }: { order: CollectorOrder }) {
  return balances.map(({ id, description, amount, payUrl }) => (
    <TextLink key={id} href={payUrl}>
      Pay {formatMoneyWithCents(toCents(amount))}
      <span className="visually-hidden">
        {' '}
        for {description}, order {number}
      </span>
    </TextLink>
  ));
}

/** Links to a single certificate; several are listed in the portal. */
function CertificateLinks({
  certificates,
  order,
}: {
  certificates: readonly OrderCertificate[];
  order: string;
}) {
  const [first, ...others] = certificates;
  if (!first) return null;
  const of = <span className="visually-hidden"> of order {order}</span>;
  if (others.length > 0) {
    return <TextLink to="/collector/portal?tab=certificates">Certificates{of}</TextLink>;
  }
  return (
    <TextLink href={first.pdfPath} target="_blank" rel="noreferrer">
      Certificate
      <span className="visually-hidden">
        {' '}
        of {first.artworkTitle}, number {first.editionNumber} (PDF, opens in a new tab)
      </span>
    </TextLink>
  );
}

/** A square as wide as a landscape would be half as high again. */
const isSquare = (picture: StoredPicture): boolean => picture.width <= picture.height;
