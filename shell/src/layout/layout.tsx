import { hasOwnLayout } from '@gallery/contracts';
import { useRef, type ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { CollectorAccess } from '../collector/collector-access';
import { Footer } from './footer';
import styles from './layout.module.css';
import { Navigation } from './navigation';
import { useScrollAndFocus } from './use-scroll-and-focus';
import { usePageTheme } from './use-page-theme';

export interface LayoutProps {
  /** In the page's place, where the router has none to show. */
  children?: ReactNode;
}

/** What stays while pages come and go. The console's pages have a frame of their own and nothing of the site around it. */
export function Layout({ children = <Outlet /> }: LayoutProps) {
  const isFramed = useMatches().some(({ handle }) => hasOwnLayout(handle));
  return isFramed ? children : <SiteLayout>{children}</SiteLayout>;
}

/** Navigation, the page, footer. */
function SiteLayout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useScrollAndFocus(main);
  usePageTheme();
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
