import type { GuestPass } from '@gallery/contracts';
import { Dialog } from '@gallery/ui/dialog';
import styles from './guest-code-dialog.module.css';

export interface GuestCodeDialogProps {
  pass: GuestPass;
  onClose: () => void;
}

/** The guest code, as large as possible, for the photographer's camera. */
export default function GuestCodeDialog({ pass, onClose }: GuestCodeDialogProps) {
  return (
    <Dialog
      isOpen
      title={pass.name}
      description="Show this code to the photographer’s camera once. Photographs taken after that, until the next guest’s code, appear under My photos."
      onClose={onClose}
    >
      <figure className={styles.figure}>
        <img className={styles.code} src={pass.markerQr} alt={`Your code, ${pass.guestCode}`} />
        <figcaption className={styles.text}>{pass.guestCode}</figcaption>
      </figure>
    </Dialog>
  );
}
