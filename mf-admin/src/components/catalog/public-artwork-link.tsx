import { useGallerySettings } from '@gallery/session';
import { TextLink } from '@gallery/ui';

/** An artwork's page as visitors see it, in a tab of its own. The admin may live on an origin of its own. */
export function PublicArtworkLink({ slug, children }: { slug: string; children: string }) {
  const origin = useGallerySettings(({ settings }) => settings.publicOrigin);
  return (
    <TextLink href={`${origin}/fine-art/${slug}`} target="_blank" rel="noreferrer">
      {children}
    </TextLink>
  );
}
