import { useGallerySettings } from '@gallery/session';
import { TextLink } from '@gallery/ui';

export interface PublicArtworkLinkProps {
  slug: string;
  /** `Public Page`, `View Public Page`. */
  children: string;
}

/** An artwork's page as visitors see it, in a tab of its own. The admin may live on an origin of its own. */
export function PublicArtworkLink({ slug, children }: PublicArtworkLinkProps) {
  const origin = useGallerySettings(({ settings }) => settings.publicOrigin);
  return (
    <TextLink href={`${origin}/fine-art/${slug}`} target="_blank" rel="noreferrer">
      {children}
    </TextLink>
  );
}
