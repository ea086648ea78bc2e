import { useEffect, useState } from 'react';

/** True for this long after the component came. */
export function useVisibleFor(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return !isOver;
}
