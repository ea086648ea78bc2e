import { NavLink } from 'react-router';
import { useIsOwner } from '../parts/owners-only';
import { CONSOLE_SECTIONS } from './console-sections';
import styles from './section-list.module.css';

/** The console's sections, the current one marked (A13). Stands in the sidebar and, below 1024 px, in the menu. */
export function SectionList() {
  const isOwner = useIsOwner();
  return (
    <nav aria-label="Console">
      <ul className={styles.list}>
        {CONSOLE_SECTIONS.filter(({ isOwners }) => isOwner || !isOwners).map(({ word, path }) => (
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
