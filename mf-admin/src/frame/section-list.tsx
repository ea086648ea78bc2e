import { Link, useLocation } from 'react-router';
import { useIsOwner } from '../parts/owners-only';
import { CONSOLE_SECTIONS } from './console-sections';
import { OwedAnswers } from './owed-answers';
import styles from './section-list.module.css';

/** The console's sections, the current one marked. Stands in the sidebar and, below 1024 px, in the menu. */
export function SectionList() {
  const isOwner = useIsOwner();
  const { pathname } = useLocation();
  return (
    <nav aria-label="Console">
      <ul className={styles.list}>
        {CONSOLE_SECTIONS.filter(({ isOwners }) => isOwner || !isOwners).map(
          ({ word, path, others = [] }) => (
            <li key={path}>
              <Link
                to={path}
                className={styles.word}
                aria-current={[path, ...others].some((page) => isAt(page, pathname)) ? 'page' : undefined}
              >
                {word}
                {path === '/admin/inbox' && (
                  <>
                    {' '}
                    <OwedAnswers />
                  </>
                )}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** Whether the address is the page's, or one beneath it. */
const isAt = (page: string, pathname: string): boolean =>
  pathname === page || pathname.startsWith(`${page}/`);
