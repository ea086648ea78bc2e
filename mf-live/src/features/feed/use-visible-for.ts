import { useEffect, useState } from 'react';

/** True for this long after the component came. */
export function useVisibleFor(milliseconds: number): boolean {
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEnded(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return !hasEnded;
}
