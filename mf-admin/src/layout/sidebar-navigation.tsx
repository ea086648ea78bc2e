import { Link, useLocation } from 'react-router';
import { useIsOwner } from '../components/session/staff-session';
import { ADMIN_SECTIONS } from '../components/navigation/admin-sections';
import styles from './sidebar-navigation.module.css';
import { inboxCountsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';

/** The admin's sections, the current one marked. In the sidebar and, below 1024 px, in the menu. */
export function SidebarNavigation() {
  const isOwner = useIsOwner();
  const { pathname } = useLocation();
  return (
    <nav aria-label="Console">
      <ul className={styles.list}>
        {ADMIN_SECTIONS.filter(({ isOwners }) => isOwner || !isOwners).map(({ label, path, others = [] }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles.word}
              aria-current={
                [path, ...others].some((page) => isWithinPage(page, pathname)) ? 'page' : undefined
              }
            >
              {label}
              {path === '/admin/inbox' && (
                <>
                  {' '}
                  <AwaitingReplyCount />
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

/** The number of replies that the gallery owes, beside the inbox link; nothing where it owes none. */
function AwaitingReplyCount() {
  const { data } = useQuery(inboxCountsQuery());
  if (!data || data.awaitingReply === 0) return null;
  return (
    <span className={styles.count} data-late={data.late > 0 || undefined}>
      {data.awaitingReply}
      <span className="visually-hidden"> to reply to{data.late > 0 && `, ${data.late} late`}</span>
    </span>
  );
}
