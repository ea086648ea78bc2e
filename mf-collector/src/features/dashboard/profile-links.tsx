import { TextLink } from '@gallery/ui';
import styles from './profile-links.module.css';

export interface ProfileLinksProps {
  /** The artist's email; empty if the gallery names none. */
  email: string;
  /** The artist's own sites. */
  sites: readonly { label: string; href: string }[];
}

const SITE_LINKS = [
  { to: '/catalog', words: 'Catalog' },
  { to: '/live-events', words: 'Live events' },
  { to: '/visualizer', words: 'On your wall' },
];

/** Links from the dashboard. */
export function ProfileLinks({ email, sites }: ProfileLinksProps) {
  return (
    <nav className={styles.links} aria-label="Quick links">
      <ul>
        {SITE_LINKS.map(({ to, words }) => (
          <li key={to}>
            <TextLink to={to}>{words}</TextLink>
          </li>
        ))}
      </ul>
      <ul>
        {email && (
          <li>
            <TextLink href={`mailto:${email}`}>Contact the artist</TextLink>
          </li>
        )}
        {sites.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} target="_blank" rel="noreferrer">
              {label}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
