import { TextField } from '@gallery/ui';
import { useEffect, useState } from 'react';
import type { FilterFieldProps } from './filter-fields';

/** A pause in typing after which the search is sent. */
const SEARCH_DELAY_MS = 300;

/** A search while it is typed; Enter asks at once, Escape empties it. */
export function SearchFilter<Name extends string>({ label, name, filters }: FilterFieldProps<Name>) {
  const { values, set } = filters;
  const asked = values[name];
  // Typed and not searched for yet; null shows the search of the address.
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null || typed.trim() === asked) return;
    const pause = setTimeout(() => set(name, typed.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(pause);
  }, [typed, asked, name, set]);

  return (
    <TextField
      label={label}
      look="boxed"
      type="search"
      value={typed ?? asked}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (typed !== null && typed.trim() !== asked) set(name, typed.trim());
        setTyped(null);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && typed !== null) set(name, typed.trim());
        if (key === 'Escape') setTyped('');
      }}
    />
  );
}
