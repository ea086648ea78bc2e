import { useSearchParams } from 'react-router';

/** Keeps the selected tab in the address (`?tab=orders`): it can be linked to and survives a reload. */
export function useUrlTab<Key extends string>(
  keys: readonly Key[],
  first: NoInfer<Key>,
): { selected: Key; select: (key: string) => void } {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  return {
    selected: keys.find((key) => key === asked) ?? first,
    // Changing tabs adds no history entry.
    select: (key) => setSearch({ tab: key }, { replace: true, preventScrollReset: true }),
  };
}
