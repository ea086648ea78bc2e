import { Button } from '@gallery/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { purchaseLabel, type EditionOption } from './edition-options';
import styles from './purchase-button.module.css';

export interface PurchaseButtonProps {
  /** The artwork's title. */
  title: string;
  /** The selected edition; null when none is for sale. */
  edition: EditionOption | null;
  isDisabled: boolean;
  onClick: () => void;
}

/** The purchase button with the price. On phones it stays at the window's foot once it is scrolled past. */
export function PurchaseButton({ title, edition, isDisabled, onClick }: PurchaseButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const isPast = useScrolledPast(place);
  return (
    <>
      <div ref={place} className={styles.place}>
        <Button variant="filled" isWide disabled={isDisabled} onClick={onClick}>
          {edition ? purchaseLabel(edition) : 'Sold Out'}
        </Button>
      </div>
      {isPast && edition && !isDisabled && (
        <div className={styles.foot}>
          <span className={styles.title}>{title}</span>
          <Button variant="filled" onClick={onClick}>
            {purchaseLabel(edition)}
          </Button>
        </div>
      )}
    </>
  );
}

/** Whether the element has left the window through its top. */
function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // Everything below the window counts as inside, so that only the window's top is a border.
    const observer = new IntersectionObserver(
      (entries) => setPast(entries.at(-1)?.isIntersecting === false),
      { rootMargin: '0px 0px 100000px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
