import type { ArtworkRecord } from '@gallery/contracts';
import { TextLink } from '@gallery/ui';
import type { ReactNode } from 'react';
import styles from './artwork-actions.module.css';
import type { EditionOption } from './edition-options';

export interface ArtworkActionsProps {
  artwork: Pick<ArtworkRecord, 'slug'>;
  /** The selected edition. */
  edition: EditionOption | null;
  /** The chosen frame style. */
  frame: string | null;
  /** The button that saves the artwork. */
  children: ReactNode;
}

/** What else a shopper can do with an artwork: save it, see it on their wall, read its ledger. */
export function ArtworkActions({ artwork: { slug }, edition, frame, children }: ArtworkActionsProps) {
  return (
    <div className={styles.actions}>
      {children}
      <TextLink to={visualizerPath(slug, edition, frame)}>See it on your wall</TextLink>
      <TextLink to={`/ledger#${slug}`}>Ledger</TextLink>
    </div>
  );
}

/** The visualizer with this artwork, in the chosen size and frame. */
function visualizerPath(slug: string, edition: EditionOption | null, frame: string | null): string {
  const chosen = { ...(edition && { size: edition.size }), ...(frame !== null && { frame }) };
  return `/visualizer?${new URLSearchParams({ work: slug, ...chosen })}`;
}
