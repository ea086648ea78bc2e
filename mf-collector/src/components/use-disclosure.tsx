import { Button } from '@gallery/ui';
import { useId, useState, type ReactNode } from 'react';

/** The two parts of an expandable row. */
export interface Disclosure {
  /** The button that expands the row; placed in the row. */
  toggle: ReactNode;
  /** Below the row; shows the details while expanded. */
  details: (content: ReactNode) => ReactNode;
}

/**
 * An expandable row.
 * @param subject for assistive technology: `of order TF-1048`
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
