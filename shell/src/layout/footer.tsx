import { useGallerySettings } from '@gallery/session';
import { Page } from '@gallery/ui';
import { Link, useLocation } from 'react-router';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { sourcePageOfPath } from '../newsletter/source-page';
import styles from './footer.module.css';

const THIS_YEAR = new Date().getUTCFullYear();

const PAGES = [
  ['/fine-art', 'Fine Art'],
  ['/ledger', 'Ledger'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/order-lookup', 'Find an order'],
] as const;

const MORE_PAGES = [
  ['/live-events', 'Live events'],
  ['/commercial', 'Commercial'],
  ['/selling-partners', 'Selling partners'],
] as const;

/** Newsletter form, studio, links and copyright. */
export function Footer() {
  const { brand, links, charity, salesMode } = useGallerySettings((state) => state.settings);
  const sourcePage = sourcePageOfPath(useLocation().pathname);
  const pages = [...PAGES, ...(salesMode === 'purchase' ? [['/cart', 'Cart'] as const] : [])];
  const elsewhere = [...links, ...(charity ? [charity] : [])];
  return (
    <footer className={styles.footer}>
      <Page>
        <div className={styles.columns}>
          <div>
            <p className={styles.name}>
              <Link to="/">{brand.name}</Link>
            </p>
            {brand.studio && <p className={styles.line}>{`${brand.studio} ${brand.zip}`.trim()}</p>}
            <p className={styles.line}>By appointment</p>
            {brand.email && (
              <p className={styles.line}>
                <a href={`mailto:${brand.email}`}>{brand.email}</a>
              </p>
            )}
          </div>
          <nav aria-label="Footer" className={styles.links}>
            <ul>
              {pages.map(([to, label]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
            <ul>
              {MORE_PAGES.map(([to, label]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              {elsewhere.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noreferrer">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {/* Last, so that the other columns are in their place on pages without it. */}
          {sourcePage && <NewsletterForm sourcePage={sourcePage} />}
        </div>
        {/* A server that has been running since last year renders a different year than the browser. */}
        <p className={styles.owner} suppressHydrationWarning>
          © {THIS_YEAR} {brand.name}. Every print is signed and numbered.
        </p>
      </Page>
    </footer>
  );
}
