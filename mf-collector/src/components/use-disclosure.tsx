import { Button } from '@gallery/ui';
import { useId, useState, type ReactNode } from 'react';

/** The two halves of a row that opens to its details. */
export interface Disclosure {
  /** The word that opens and closes it; has its place in the row. */
  toggle: ReactNode;
  /** Stands beneath the row and shows the details while it is open. */
  details: (content: ReactNode) => ReactNode;
}

/**
 * A row that opens to its details.
 * @param subject whose details they are, for assistive technology: `of order TF-1048`
 */
export function useDisclosure(subject: string): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return {
    toggle: (
      <Button variant="text" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        Details <span className="visually-hidden">{subject}</span>
      </Button>
    ),
    details: (content) => (
      <div id={id} hidden={!isOpen}>
        {isOpen && content}
      </div>
    ),
  };
}
