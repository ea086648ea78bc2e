import { useSearchParams } from 'react-router';

/** In the address, so that a shared link opens the photograph and a phone's way back closes it. */
const PHOTO = 'photo';
const CHOICE = 'photos';
const MINE = 'mine';

/** What of the feed is open, as the address says. */
export interface OpenPhoto {
  openId: string | null;
  isMine: boolean;
  open: (id: string) => void;
  /** Another one in the same view: no step of its own in the history. */
  turnTo: (id: string) => void;
  close: () => void;
  choose: (isMine: boolean) => void;
}

export function useOpenPhoto(): OpenPhoto {
  const [search, setSearch] = useSearchParams();
  const put = (name: string, value: string | null, replace: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace, preventScrollReset: true },
    );
  return {
    openId: search.get(PHOTO),
    isMine: search.get(CHOICE) === MINE,
    open: (id) => put(PHOTO, id, false),
    turnTo: (id) => put(PHOTO, id, true),
    close: () => put(PHOTO, null, true),
    choose: (isMine) => put(CHOICE, isMine ? MINE : null, true),
  };
}
