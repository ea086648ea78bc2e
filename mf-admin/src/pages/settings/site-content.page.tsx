import { siteSectionsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SettingsPage } from '../../features/settings/settings-page';
import { SiteSectionPages } from '../../features/settings/site-content/site-section-pages';

/** /admin/settings/site/{section}: the site's own words and pictures, a page for each subject. */
export function Component() {
  const { section = '' } = useParams();
  const query = useQuery(siteSectionsQuery());
  return (
    <SettingsPage title="Site content" query={query} subject="site content" keptBelow="/admin/settings/site">
      {({ sections }) => <SiteSectionPages sections={sections} open={section} />}
    </SettingsPage>
  );
}
