import { WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import styles from './profile-links.module.css';

export interface ProfileLinksProps {
  /** Where the artist is written to; empty where the gallery names no address. */
  email: string;
  /** The artist's sites elsewhere. */
  sites: readonly { label: string; href: string }[];
}

const PLACES = [
  { to: '/catalog', words: 'Catalogue' },
  { to: '/live-events', words: 'Live events' },
  { to: '/visualizer', words: 'On your wall' },
];

/** Where a collector goes from here. */
export function ProfileLinks({ email, sites }: ProfileLinksProps) {
  return (
    <nav className={styles.links} aria-label="Quick links">
      <ul>
        {PLACES.map(({ to, words }) => (
          <li key={to}>
            <WordLink render={(parts) => <Link to={to} {...parts} />}>{words}</WordLink>
          </li>
        ))}
      </ul>
      <ul>
        {email && (
          <li>
            <WordLink href={`mailto:${email}`}>Contact the artist</WordLink>
          </li>
        )}
        {sites.map(({ label, href }) => (
          <li key={href}>
            <WordLink href={href} target="_blank" rel="noreferrer">
              {label}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </WordLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
