import { useGallerySettings } from '@gallery/session';
import { WordLink } from '@gallery/ui';

export interface PublicPageLinkProps {
  slug: string;
  /** `Public Page`, `View Public Page`. */
  children: string;
}

/** A work's page as visitors see it, in a tab of its own. The console may live on an origin of its own. */
export function PublicPageLink({ slug, children }: PublicPageLinkProps) {
  const origin = useGallerySettings(({ settings }) => settings.publicOrigin);
  return (
    <WordLink href={`${origin}/fine-art/${slug}`} target="_blank" rel="noreferrer">
      {children}
    </WordLink>
  );
}
