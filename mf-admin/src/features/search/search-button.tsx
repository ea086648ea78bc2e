import styles from './search.module.css';

/** Both spellings, for browsers and assistive technology. */
const SHORTCUT = 'Meta+K Control+K';

/** The field of the sidebar that opens the search, with its keys. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      className={styles.opener}
      aria-haspopup="dialog"
      aria-keyshortcuts={SHORTCUT}
      onClick={onOpen}
    >
      Search
      <span aria-hidden="true">{/Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}</span>
    </button>
  );
}
