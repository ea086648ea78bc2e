import { useGallerySettings } from '@gallery/session';
import { ButtonLink } from '@gallery/ui';

/** Opens the public site's first page beside the admin. The admin may live on an origin of its own. */
export function ViewSiteLink() {
  const origin = useGallerySettings(({ settings }) => settings.publicOrigin);
  return (
    <ButtonLink size="dense" href={`${origin}/`} target="_blank" rel="noreferrer">
      View Site
    </ButtonLink>
  );
}
