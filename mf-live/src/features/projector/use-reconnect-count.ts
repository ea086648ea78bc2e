import { useState } from 'react';

/** How often the gallery has come back: pictures that failed while it was away are asked for anew under this number. */
export function useReconnectCount(isReachable: boolean): number {
  const [state, setState] = useState({ wasReachable: isReachable, count: 0 });
  if (isReachable === state.wasReachable) return state.count;
  const count = state.count + (isReachable ? 1 : 0);
  setState({ wasReachable: isReachable, count });
  return count;
}
