import type { OrderRecordLine, OrderAddress, OrderRecord } from '@gallery/contracts';
import {
  addressLines,
  toCents,
  formatMoneyWithCents,
  LOCAL_DELIVERY_MILES,
  offlinePaymentMethodLabel,
} from '@gallery/domain';
import { Picture } from '@gallery/ui';
import { Link } from 'react-router';
import styles from './order-detail.module.css';
import { printLabel, SALES_CHANNEL_LABELS, PAYMENT_LABELS } from './order-labels';
import { Fact, FactList, DateFact, EmailFact } from '../../components/records/fact-list';
import { DateTime } from '../../components/text/date-time';

/** What was sold, each with its picture, if it has one, and its numbers; the first one larger. */
export function OrderLines({ lines }: { lines: readonly OrderRecordLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <li
          key={line.id}
          className={styles.line}
          data-first={index === 0 || undefined}
          data-pictured={line.picture !== null || undefined}
        >
          {line.picture && (
            <div className={styles.picture}>
              <Picture
                picture={line.picture}
                sizes={index === 0 ? '(min-width: 64rem) 4.5rem, 20rem' : '4rem'}
                alt=""
              />
            </div>
          )}
          <div>
            <p className={styles.title}>{line.title}</p>
            <p className={styles.facts}>{[line.series, line.year].filter(Boolean).join(', ')}</p>
            {line.size !== '' && (
              <p className={styles.facts}>
                {printLabel(line)}, {line.frameType}
              </p>
            )}
            {line.editionId && (
              <p className={styles.facts}>
                <Link to={`/admin/editions/${line.editionId}`}>Edition ledger</Link>
              </p>
            )}
            {line.refundedEditionNumbers.length > 0 && (
              <p className={styles.facts}>Refunded: number {line.refundedEditionNumbers.join(', ')}</p>
            )}
            {line.isRefunded && <p className={styles.facts}>Refunded</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Who bought it, where it goes, and the sums. */
export function OrderFacts({ order }: { order: OrderRecord }) {
  const { receipt, shipping, billing, installation } = order;
  return (
    <FactList>
      <Fact label="Collector">{receipt.customerName}</Fact>
      <EmailFact email={receipt.email} />
      {shipping.phone !== '' && <Fact label="Phone">{shipping.phone}</Fact>}
      <Fact label="Ship to">
        {receipt.shippingAddress === null && order.payment !== 'refunded' ? (
          'No address yet'
        ) : (
          <Address
            address={{
              ...shipping,
              fullName: shipping.fullName === receipt.customerName ? '' : shipping.fullName,
            }}
          />
        )}
      </Fact>
      {!isSame(shipping, billing) && (
        <Fact label="Bill to">
          <Address address={billing} />
        </Fact>
      )}
      {installation && (
        <Fact label="Install at">
          {[installation.street, installation.city, installation.zip].filter(Boolean).join(', ') ||
            'Address not given yet'}
          {order.installationHandledAt && (
            <>
              , done <DateTime at={order.installationHandledAt} shape="day" />
            </>
          )}
        </Fact>
      )}
      {order.notes && <Fact label="Buyer’s note">{order.notes}</Fact>}
      {order.referralPartnerId && <Fact label="Referred by">{order.referralPartnerId}</Fact>}
      <Parcel order={order} />
      <Fact label="Payment">
        {PAYMENT_LABELS[order.payment]}, {SALES_CHANNEL_LABELS[order.salesChannel].toLowerCase()}
        {order.paymentMethod && ` (${offlinePaymentMethodLabel(order.paymentMethod).toLowerCase()})`}
      </Fact>
      <Sum label="Subtotal" amount={receipt.subtotal} />
      <Sum label="Tax" amount={receipt.tax} />
      {receipt.cardFee > 0 && <Sum label="Card fee" amount={receipt.cardFee} />}
      {receipt.extras > 0 && <Sum label="Shipping and framing" amount={receipt.extras} />}
      <Sum label="Total" amount={receipt.total} />
      {order.refunded > 0 && <Sum label="Refunded" amount={-order.refunded} />}
      {order.disputeWithdrawn > 0 && <Sum label="Withdrawn for a dispute" amount={-order.disputeWithdrawn} />}
      <Delivery order={order} />
      {receipt.promisedBy && <DateFact label="Ready by" at={receipt.promisedBy} />}
    </FactList>
  );
}

function Parcel({ order: { carrier, receipt } }: { order: OrderRecord }) {
  const { trackingNumber, trackingUrl } = receipt;
  const words = [carrier, trackingNumber].filter(Boolean).join(' ');
  if (words === '' && trackingUrl === null) return null;
  return (
    <Fact label="Package">
      {trackingUrl === null ? (
        words
      ) : (
        <a href={trackingUrl} target="_blank" rel="noreferrer">
          {words || 'Track package'}
        </a>
      )}
    </Fact>
  );
}

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <Fact label={label}>{formatMoneyWithCents(toCents(amount))}</Fact>
);

/** What the delivery costs, and what of it is unpaid. */
function Delivery({ order }: { order: OrderRecord }) {
  const { receipt, shipping, awaitsDeliveryQuote, deliveryMiles, deliveryDue } = order;
  const { minis, framed, quoted, paid } = receipt.shipping;
  // The ZIP rule and the distance disagree, and the buyer was told that the delivery is to be confirmed.
  const isToConfirm = awaitsDeliveryQuote && framed === 'to-confirm';
  const distance =
    deliveryMiles === null ? `more than ${LOCAL_DELIVERY_MILES} miles` : `${deliveryMiles} miles`;
  return (
    <>
      {minis > 0 && <Sum label="Delivery of minis" amount={minis} />}
      {awaitsDeliveryQuote && !isToConfirm && <Fact label="Delivery">Not quoted yet</Fact>}
      {isToConfirm && (
        <Fact label="Delivery">
          To be confirmed: ZIP {shipping.zip} is {distance} away. Quote 0 to deliver free.
        </Fact>
      )}
      {quoted !== null && <Sum label="Delivery, quoted" amount={quoted} />}
      {paid > 0 && <Sum label="Delivery, paid" amount={paid} />}
      {deliveryDue > 0 && <Sum label="Delivery, due" amount={deliveryDue} />}
    </>
  );
}

function Address({ address }: { address: OrderAddress }) {
  const lines = addressLines(address);
  if (lines.length === 0) return 'Not given';
  return lines.map((line) => (
    <span key={line}>
      {line}
      <br />
    </span>
  ));
}

const isSame = (one: OrderAddress, other: OrderAddress): boolean =>
  (['fullName', 'street', 'city', 'state', 'zip', 'country'] as const).every(
    (key) => one[key] === other[key],
  );
