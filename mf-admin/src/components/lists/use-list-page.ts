import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useFilters, type Filters } from '../filters/use-filters';
import type { ListPage } from './list-state';
import { withoutNewRecord } from '../navigation/use-new-record';
import { usePagedList, type PagedList } from './use-paged-list';

/** What a page needs to show its list. */
export interface ListPageState<Row, Name extends string, Filter, Page = unknown> {
  list: PagedList<Row, Page>;
  filters: Filters<Name>;
  /** The filters as the API takes them. */
  filter: Filter;
  /** Id of the record that is open beside the list, as the address has it. */
  selected: string | null;
  /** Where the list is, with its filters kept. */
  listAddress: string;
  /** Where the record of this id is open beside the list, with the list's filters kept. */
  addressOf: (id: string) => string;
}

/** Props of a list beside its records. */
export type RecordListProps<Row, Name extends string> = Pick<
  ListPageState<Row, Name, unknown>,
  'list' | 'filters' | 'selected' | 'addressOf'
>;

export interface ListPageOptions<Page, Key extends QueryKey, Name extends string, Filter> {
  /** The page's address. */
  path: string;
  /** Every filter with the value that it has unless someone chooses; a constant. */
  defaults: Readonly<Record<Name, string>>;
  toFilter: (values: Readonly<Record<Name, string>>) => Filter;
  pageQuery: (filter: Filter, cursor: string | null) => UseQueryOptions<Page, Error, Page, Key>;
}

/** The state of a page with a list: filters and open record are in the address, pages come by cursor. */
export function useListPage<
  Page extends ListPage<unknown>,
  Key extends QueryKey,
  Name extends string,
  Filter,
>({
  path,
  defaults,
  toFilter,
  pageQuery,
}: ListPageOptions<Page, Key, Name, Filter>): ListPageState<Page['items'][number], Name, Filter, Page> {
  const { id: selected = null } = useParams();
  const search = withoutNewRecord(useLocation().search);
  const filters = useFilters(defaults);
  const filter = toFilter(filters.values);
  const list = usePagedList((cursor) => pageQuery(filter, cursor));
  const addressOf = (id: string) => `${path}/${id}${search}`;
  return { list, filters, filter, selected, listAddress: path + search, addressOf };
}
