import { NavLink } from 'react-router';
import styles from './page-tabs.module.css';

export interface PageTabsProps {
  /** The section's name, for assistive technology: `Collectors`. */
  label: string;
  /** Its pages in their order; each is found by its own address and those below it, unless it says otherwise. */
  pages: readonly {
    label: string;
    path: string;
    isExact?: true;
    /** How the page stands: `not saved`. */
    mark?: string | undefined;
  }[];
  /** Pages of a page that has sisters of its own above. */
  isInner?: boolean;
}

/** The pages of one section of the console as words above the work, the current one marked. */
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
