import { useState, useSyncExternalStore } from 'react';
import { copyLink } from '@gallery/session';
import { Button, TextLink } from '@gallery/ui';
import styles from './share-links.module.css';

export interface ShareLinksProps {
  title: string;
  /** Canonical path of the artwork. */
  path: string;
}

/** Copy the link, share it by email, or read how to share it on Instagram. */
export function ShareLinks({ title, path }: ShareLinksProps) {
  const [isHintShown, setHintShown] = useState(false);
  const address = `${useOrigin()}${path}`;
  const email = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <div className={styles.share}>
      <Button variant="text" onClick={() => void copyLink(address)}>
        Copy link
      </Button>
      <TextLink href={email}>Email</TextLink>
      <Button variant="text" aria-expanded={isHintShown} onClick={() => setHintShown(!isHintShown)}>
        Instagram
      </Button>
      {isHintShown && (
        <output className={styles.hint}>Copy the link, then paste it into your story or message.</output>
      )}
    </div>
  );
}

/** The site's origin, known only in the browser: a server-rendered page uses the path until hydration. */
const useOrigin = (): string =>
  useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => '',
  );
