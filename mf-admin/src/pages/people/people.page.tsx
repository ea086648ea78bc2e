import { exportPeople, peopleQuery, personQuery } from '@gallery/api-client';
import { ButtonLink } from '@gallery/ui';
import { QueryView } from '../../components/feedback/query-state';
import { useListPage } from '../../components/lists/use-list-page';
import { shownCountLabel } from '../../components/lists/use-paged-list';
import { ListPage } from '../../components/page/list-page';
import { PEOPLE_FILTERS } from '../../features/people/people-filters';
import { PeopleList } from '../../features/people/people-list';
import { PersonDetail } from '../../features/people/person-detail';
import { PEOPLE_TABS } from './people-tabs';

/** People: everyone the gallery deals with, and one of them beside the list. */
export function Component() {
  const page = useListPage({ path: '/admin/people', ...PEOPLE_FILTERS, pageQuery: peopleQuery });
  return (
    <ListPage
      page={page}
      title="People"
      count={shownCountLabel(page.list, 'latest contact first')}
      tabs={PEOPLE_TABS}
      mainAction={
        <ButtonLink
          variant="filled"
          size="dense"
          to={`/admin/letters/new?${new URLSearchParams(page.filters.values)}`}
        >
          Write a letter
        </ButtonLink>
      }
      csv={{ options: exportPeople(), subject: 'people' }}
      record={{
        detailLabel: 'Person',
        backLabel: 'All people',
        render: (id) => (
          <QueryView options={personQuery(id)} subject="person" missing>
            {(person) => <PersonDetail person={person} />}
          </QueryView>
        ),
      }}
    >
      <PeopleList {...page} />
    </ListPage>
  );
}
