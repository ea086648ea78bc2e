import { useState, useSyncExternalStore } from 'react';
import { Button, TextLink } from '@gallery/ui';
import styles from './share-links.module.css';

export interface ShareLinksProps {
  title: string;
  /** Canonical path of the artwork. */
  path: string;
  /** Called with whether the address was copied. */
  onCopied: (isCopied: boolean) => void;
}

/** Copy the link, share it by email, or read how to share it on Instagram. */
export function ShareLinks({ title, path, onCopied }: ShareLinksProps) {
  const [isHintShown, setHintShown] = useState(false);
  const address = `${useOrigin()}${path}`;
  const copy = () =>
    writeClipboard(address).then(
      () => onCopied(true),
      () => onCopied(false),
    );
  const email = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <div className={styles.share}>
      <Button variant="text" onClick={() => void copy()}>
        Copy link
      </Button>
      <TextLink href={email}>E-mail</TextLink>
      <Button variant="text" aria-expanded={isHintShown} onClick={() => setHintShown(!isHintShown)}>
        Instagram
      </Button>
      {isHintShown && (
        <output className={styles.hint}>
          Instagram takes no links from a page: copy the link and paste it into your story or message.
        </output>
      )}
    </div>
  );
}

/** Browsers have no clipboard on pages without TLS. */
async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** The site's origin, known only in the browser: a server-rendered page uses the path until hydration. */
const useOrigin = (): string =>
  useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => '',
  );
