import { hasOwnFrame } from '@gallery/contracts';
import { useRef, type ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { CollectorAccess } from '../collector/collector-access';
import { Footer } from './footer';
import styles from './layout.module.css';
import { Navigation } from './navigation';
import { useNewPage } from './use-new-page';
import { useRoom } from './use-room';

export interface LayoutProps {
  /** In the page's place, where the router has none to show. */
  children?: ReactNode;
}

/** What stays while pages come and go. The console's pages have a frame of their own and nothing of the site around it. */
export function Layout({ children = <Outlet /> }: LayoutProps) {
  const isFramed = useMatches().some(({ handle }) => hasOwnFrame(handle));
  return isFramed ? children : <SiteFrame>{children}</SiteFrame>;
}

/** Navigation, the page, footer. */
function SiteFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useNewPage(main);
  useRoom();
  return (
    <div className={styles.layout}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Navigation />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <CollectorAccess />
    </div>
  );
}
