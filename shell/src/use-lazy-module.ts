import { useEffect, useState } from 'react';

/**
 * Code that is fetched when it is first wanted; null until it is there. A failed download leaves the page as it is and
 * is tried again the next time, unlike `React.lazy`, which keeps its failure and takes the page down with it.
 * @param load the same function at every render
 * @param onFailure called when the download has failed; the same function at every render
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFailure?: () => void,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const isMissing = isWanted && module === null;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setModule(loaded),
      () => isCurrent && onFailure?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load, onFailure]);

  return module;
}
