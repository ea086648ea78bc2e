import { useSearchParams } from 'react-router';

/** In the address, so that a shared link opens the photo and Back closes it. */
const PHOTO_PARAM = 'photo';
const FILTER_PARAM = 'photos';
const MINE_VALUE = 'mine';

/** The open photo of the feed, by the address. */
export interface OpenPhoto {
  openId: string | null;
  isMine: boolean;
  open: (id: string) => void;
  /** Another photo in the same view adds no history entry. */
  replaceWith: (id: string) => void;
  close: () => void;
  setIsMine: (isMine: boolean) => void;
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
    openId: search.get(PHOTO_PARAM),
    isMine: search.get(FILTER_PARAM) === MINE_VALUE,
    open: (id) => put(PHOTO_PARAM, id, false),
    replaceWith: (id) => put(PHOTO_PARAM, id, true),
    close: () => put(PHOTO_PARAM, null, true),
    setIsMine: (isMine) => put(FILTER_PARAM, isMine ? MINE_VALUE : null, true),
  };
}
