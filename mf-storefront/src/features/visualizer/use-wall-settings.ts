import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useDraft } from '../../use-draft';
import { parseWallSettings, serializeWallSettings, type WallSettings } from './wall-settings';

/** Delay before the address is updated: Safari refuses more than 100 changes in 30 seconds. */
const URL_UPDATE_DELAY_MS = 250;

export interface WallSettingsState {
  settings: WallSettings;
  change: (part: Partial<WallSettings>) => void;
  /** Query string of the view as it is now, whether the address has followed already or not. */
  query: string;
}

/** The choices of the URL, and what has been changed since and is about to be written there. */
export function useWallSettings(): WallSettingsState {
  const [params, setParams] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const [choices, setChoices] = useDraft(parseWallSettings(params), (next, mark) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        setParams((now) => serializeWallSettings(now, next), {
          replace: true,
          preventScrollReset: true,
          state: mark,
        }),
      URL_UPDATE_DELAY_MS,
    );
  });

  return {
    settings: choices,
    change: (part) => setChoices({ ...choices, ...part }),
    query: serializeWallSettings(params, choices).toString(),
  };
}
