import { Link, useLocation } from 'react-router';
import { useIsOwner } from '../components/session/owner-only';
import { ADMIN_SECTIONS } from '../components/navigation/admin-sections';
import { UnansweredCount } from './unanswered-count';
import styles from './sidebar-navigation.module.css';

/** The console's sections, the current one marked. Stands in the sidebar and, below 1024 px, in the menu. */
export function SidebarNavigation() {
  const isOwner = useIsOwner();
  const { pathname } = useLocation();
  return (
    <nav aria-label="Console">
      <ul className={styles.list}>
        {ADMIN_SECTIONS.filter(({ isOwners }) => isOwner || !isOwners).map(({ word, path, others = [] }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles.word}
              aria-current={
                [path, ...others].some((page) => isWithinPage(page, pathname)) ? 'page' : undefined
              }
            >
              {word}
              {path === '/admin/inbox' && (
                <>
                  {' '}
                  <UnansweredCount />
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether the address is the page's, or one beneath it. */
const isWithinPage = (page: string, pathname: string): boolean =>
  pathname === page || pathname.startsWith(`${page}/`);
