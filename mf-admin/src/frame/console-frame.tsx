import { useGallerySettings } from '@gallery/session';
import { Sheet } from '@gallery/ui/dialog';
import { useMemo, useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { StaffOnly } from '../features/access/staff-only';
import styles from './console-frame.module.css';
import { ConsoleMenuContext } from './menu';
import { SectionList } from './section-list';
import { SignedIn } from './signed-in';
import { useNewPage } from './use-new-page';
import { ViewSite } from './view-site';

/** Around every page of the console: sidebar, page, and below 1024 px the menu in the sidebar's place. */
export function ConsoleFrame() {
  return (
    <StaffOnly>
      <Frame />
    </StaffOnly>
  );
}

function Frame() {
  const gallery = useGallerySettings(({ settings }) => settings.brand.name);
  const { key } = useLocation();
  // Open on this page only: to follow a link closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const menu = useMemo(() => ({ isOpen, open: () => setOpenAt(key) }), [isOpen, key]);
  const main = useRef<HTMLElement>(null);
  useNewPage(main);
  return (
    <ConsoleMenuContext value={menu}>
      <div className={styles.frame}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <header className={styles.sidebar}>
          <Link to="/admin/dashboard" className={styles.brand}>
            {gallery}
          </Link>
          <SectionList />
          <div className={styles.foot}>
            <SignedIn />
          </div>
        </header>
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Sheet
          isOpen={isOpen}
          onClose={() => setOpenAt(null)}
          title="Menu"
          footer={
            <>
              <SignedIn />
              <ViewSite />
            </>
          }
        >
          <div className={styles.menu}>
            <SectionList />
          </div>
        </Sheet>
      </div>
    </ConsoleMenuContext>
  );
}
