import { siteTextsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { SettingsPage } from '../features/settings/settings-page';
import { SiteSettings } from '../features/settings/site/site-settings';

/** The site's own words and pictures. */
export function Component() {
  const query = useQuery(siteTextsQuery());
  return (
    <SettingsPage title="Site texts" query={query} word="site texts">
      {({ sections }) => sections.map((texts) => <SiteSettings key={texts.section} texts={texts} />)}
    </SettingsPage>
  );
}
