import { useSearchParams } from 'react-router';

/** The tab that the address names (`?tab=orders`): it can be linked to and survives a reload. */
export function useUrlTab<Key extends string>(
  keys: readonly Key[],
  first: NoInfer<Key>,
): { selected: Key; select: (key: string) => void } {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  return {
    selected: keys.find((key) => key === asked) ?? first,
    // Looking at another tab is no step that Back should undo.
    select: (key) => setSearch({ tab: key }, { replace: true, preventScrollReset: true }),
  };
}
