import { useGallerySettings } from '@gallery/session';
import { Sheet } from '@gallery/ui/dialog';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { StaffOnly } from '../features/access/staff-only';
import styles from './admin-layout.module.css';
import { AdminFrameContext, ViewSiteLink } from '../components/page/admin-page';
import { SidebarNavigation } from './sidebar-navigation';
import { SignOutButton } from '../features/access/sign-out-button';
import { SearchButton } from '../features/search/search-button';
import { useSearchShortcut } from '../features/search/use-search-shortcut';
import { useStaffSession } from '../components/session/staff-session';
import { useKeptFocus, usePageChangeFocus } from './page-focus';
import { PageLoading } from './page-states';
import { LiveRecords } from '../components/live-updates/live-records';

/** Few people see it, so it is not in the first file. */
const SecondFactorSetup = lazy(async () => ({
  default: (await import('../features/account/second-factor-setup')).SecondFactorSetup,
}));

const SearchDialog = lazy(async () => ({
  default: (await import('../features/search/search-dialog')).SearchDialog,
}));

/** Around every page of the admin: sidebar, page, and below 1024 px the menu in the sidebar's place. */
export function AdminLayout() {
  return (
    <StaffOnly
      secondFactorSetup={
        <Suspense fallback={<PageLoading />}>
          <SecondFactorSetup />
        </Suspense>
      }
    >
      <LiveRecords>
        <SignedInLayout />
      </LiveRecords>
    </StaffOnly>
  );
}

function SignedInLayout() {
  const gallery = useGallerySettings(({ settings }) => settings.brand.name);
  const { key } = useLocation();
  // Open on this page only: following a link closes them.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const [searchAt, setSearchAt] = useState<string | null>(null);
  const isMenuOpen = menuAt === key;
  const openSearch = useCallback(() => setSearchAt(key), [key]);
  const frame = useMemo(
    () => ({ isMenuOpen, openMenu: () => setMenuAt(key), openSearch }),
    [isMenuOpen, key, openSearch],
  );
  useSearchShortcut(openSearch);
  const main = useRef<HTMLElement>(null);
  usePageChangeFocus(main);
  useKeptFocus(main);
  return (
    <AdminFrameContext value={frame}>
      <div className={styles.frame} data-badges="small">
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <header className={styles.sidebar}>
          <Link to="/admin/dashboard" className={styles.brand}>
            {gallery}
          </Link>
          <SearchButton onOpen={openSearch} />
          <SidebarNavigation />
          <div className={styles.foot}>
            <SignedInUser />
          </div>
        </header>
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Sheet
          isOpen={isMenuOpen}
          onClose={() => setMenuAt(null)}
          title="Menu"
          footer={
            <>
              <SignedInUser />
              <ViewSiteLink />
            </>
          }
        >
          <div className={styles.menu}>
            <SidebarNavigation />
          </div>
        </Sheet>
        {searchAt === key && (
          <Suspense>
            <SearchDialog onClose={() => setSearchAt(null)} />
          </Suspense>
        )}
      </div>
    </AdminFrameContext>
  );
}

/** Who is signed in, and Sign out; at the foot of the sidebar and of the menu. */
function SignedInUser() {
  const session = useStaffSession();
  return (
    <div className={styles.signedIn}>
      {session && (
        <p className={styles.who}>
          Signed in as <Link to="/admin/account">{session.user.firstName}</Link>
        </p>
      )}
      <SignOutButton />
    </div>
  );
}
