import type { PrintSaleLink } from '@gallery/contracts';
import { formatMoney, toCents } from '@gallery/domain';
import { Dialog } from '@gallery/ui/dialog';
import { CopyButton } from '../actions/copy-button';
import { DateTime } from '../text/date-time';
import styles from './payment-link-dialog.module.css';

interface PaymentLinkDialogProps {
  sale: PrintSaleLink;
  /** Who else got the link by email: `the guest`; null for nobody. */
  emailedTo: string | null;
  onClose: () => void;
}

/** The code that a buyer in the room scans, and the link to pass on by phone. */
export function PaymentLinkDialog({ sale, emailedTo, onClose }: PaymentLinkDialogProps) {
  const { orderNumber, editionNumber, total, link, qrCode, expiresAt } = sale;
  return (
    <Dialog isOpen title={`Number ${editionNumber}, ${formatMoney(toCents(total))}`} onClose={onClose}>
      <img className={styles.code} src={qrCode} alt={`QR code to pay ${orderNumber}`} />
      <p>Scan to pay.{emailedTo !== null && ` The link was also emailed to ${emailedTo}.`}</p>
      <p className={styles.note}>
        Order {orderNumber}. The number is on hold until <DateTime at={expiresAt} />.
      </p>
      <CopyButton text={link}>Copy link</CopyButton>
    </Dialog>
  );
}
