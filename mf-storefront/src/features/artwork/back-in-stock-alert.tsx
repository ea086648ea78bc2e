import { isOnHold } from '@gallery/domain';
import { Button, Notice } from '@gallery/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './back-in-stock-alert.module.css';
import { editionPrice, isForSale, type EditionOption } from './edition-options';

const BackInStockForm = lazy(() =>
  import('./back-in-stock-form').catch(() => ({
    default: () => <Notice tone="error">The form could not be loaded. Please reload the page.</Notice>,
  })),
);

export interface BackInStockAlertProps {
  editions: readonly EditionOption[];
}

/** Asks to be told when a sold-out size is available again; nothing while every size is. */
export function BackInStockAlert({ editions }: BackInStockAlertProps) {
  const [isOpen, setOpen] = useState(false);
  const soldOut = editions.filter(
    (edition) => !isForSale(edition) && !isOnHold(edition) && editionPrice(edition) !== null,
  );
  if (soldOut.length === 0) return null;
  return (
    <div className={styles.alert}>
      <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Notify me when a sold-out size is available again
      </Button>
      {isOpen && (
        <Suspense>
          <BackInStockForm editions={soldOut} />
        </Suspense>
      )}
    </div>
  );
}
