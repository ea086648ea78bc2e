import { useCallback, useState } from 'react';
import { Row } from './specimen';

interface Entry {
  anchor: string;
  name: string;
}

/** Links to every specimen of the page, those in the dark theme last. */
export function SpecimenIndex() {
  const [entries, setEntries] = useState<Entry[]>([]);
  // Called when the whole page is in the document.
  const readPage = useCallback((index: HTMLElement | null) => {
    if (!index) return;
    const headings = [...document.querySelectorAll('[data-specimen]')];
    setEntries(headings.map(({ id, textContent }) => ({ anchor: id, name: textContent ?? '' })));
    // The browser looked for the address's anchor before the page had it.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <nav aria-label="Components" ref={readPage}>
      <Row>
        {entries.map(({ anchor, name }) => (
          <a key={anchor} href={`#${anchor}`}>
            {anchor.endsWith('-dark') ? `${name}, dark` : name}
          </a>
        ))}
      </Row>
    </nav>
  );
}
