import { NavLink } from 'react-router';
import styles from './page-tabs.module.css';

export interface PageTabsProps {
  /** The section's name, for assistive technology: `Collectors`. */
  label: string;
  /** In their order. A page is current at its address and those below, unless `isExact`. */
  pages: readonly {
    label: string;
    path: string;
    isExact?: true;
    /** A mark beside the label: `not saved`. */
    mark?: string | undefined;
  }[];
  /** For pages of a page that has tabs of its own above. */
  isInner?: boolean;
}

/** Links to the pages of one section, the current one marked. */
export function PageTabs({ label, pages, isInner = false }: PageTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.words} data-inner={isInner || undefined}>
        {pages.map(({ label: word, path, isExact = false, mark }) => (
          <li key={path}>
            <NavLink to={path} end={isExact} className={styles.word}>
              {mark === undefined ? word : `${word}, ${mark}`}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
