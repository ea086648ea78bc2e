import { useGallerySettings } from '@gallery/session';
import { Page } from '@gallery/ui';
import { Link } from 'react-router';
import styles from './footer.module.css';

const THIS_YEAR = new Date().getUTCFullYear();

/** The studio, the ways on, whose it is. */
export function Footer() {
  const { brand, links, salesMode } = useGallerySettings((state) => state.settings);
  return (
    <footer className={styles.footer}>
      <Page>
        <div className={styles.columns}>
          <div className={styles.studio}>
            <p className={styles.name}>{brand.name}</p>
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
              <li>
                <Link to="/fine-art">Fine Art</Link>
              </li>
              <li>
                <Link to="/about">About</Link>
              </li>
              <li>
                <Link to="/contact">Contact</Link>
              </li>
              {salesMode === 'purchase' && (
                <li>
                  <Link to="/cart">Cart</Link>
                </li>
              )}
            </ul>
            <ul>
              <li>
                <Link to="/live-events">Live events</Link>
              </li>
              <li>
                <Link to="/collector">Collector access</Link>
              </li>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noreferrer">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className={styles.owner}>
          © {THIS_YEAR} {brand.name}. Every print is signed and numbered.
        </p>
      </Page>
    </footer>
  );
}
