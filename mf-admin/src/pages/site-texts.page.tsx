import { siteTextsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SettingsPage } from '../features/settings/settings-page';
import { SubjectPages } from '../features/settings/site/subject-pages';

/** /admin/settings/site/{section}: the site's own words and pictures, a page for each subject. */
export function Component() {
  const { section = '' } = useParams();
  const query = useQuery(siteTextsQuery());
  return (
    <SettingsPage title="Site texts" query={query} word="site texts" keptBelow="/admin/settings/site">
      {({ sections }) => <SubjectPages sections={sections} open={section} />}
    </SettingsPage>
  );
}
