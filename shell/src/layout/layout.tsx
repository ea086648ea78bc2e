import { useRef, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { CollectorAccess } from '../collector/collector-access';
import { Footer } from './footer';
import styles from './layout.module.css';
import { Navigation } from './navigation';
import { useNewPage } from './use-new-page';

/** Navigation, the page, footer: what stays while pages come and go. */
export function Layout({ children = <Outlet /> }: { children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useNewPage(main);
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
