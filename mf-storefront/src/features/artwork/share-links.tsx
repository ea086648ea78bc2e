import { useState, useSyncExternalStore } from 'react';
import { Button, TextLink } from '@gallery/ui';
import styles from './share-links.module.css';

export interface ShareLinksProps {
  title: string;
  /** Path of the work's one address. */
  path: string;
  /** Told once the address is on the clipboard, or that it could not be put there. */
  onCopied: (isCopied: boolean) => void;
}

/** Copy the link, send it by e-mail, or read how to take it to Instagram. */
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

/** Browsers have no clipboard on pages served without TLS; that is a refusal like any other. */
async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Where the site is, which only the browser knows: a page rendered elsewhere gives the path until it is taken over. */
const useOrigin = (): string =>
  useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => '',
  );
