import { NavLink } from 'react-router';
import styles from './section-words.module.css';

export interface SectionWordsProps {
  /** The section's name, for assistive technology: `Collectors`. */
  label: string;
  /** Its pages in their order; each is found by its own address. */
  pages: readonly { word: string; path: string }[];
}

/** The pages of one section of the console as words above the work, the current one marked. */
export function SectionWords({ label, pages }: SectionWordsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.words}>
        {pages.map(({ word, path }) => (
          <li key={path}>
            <NavLink to={path} className={styles.word}>
              {word}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
