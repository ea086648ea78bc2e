import type { UseMutationOptions } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { ExportCsvButton } from '../actions/export-csv-button';
import type { ListPageState } from '../lists/use-list-page';
import { AdminPage, type AdminPageProps } from './admin-page';
import { PageTabs, type PageTabsProps } from './page-tabs';
import { SplitView, type SplitViewProps } from './split-view';

export interface ListPageProps<Filter> extends AdminPageProps {
  page: Pick<ListPageState<unknown, string, Filter>, 'filter' | 'selected' | 'listAddress'>;
  /** The list as a file: `orders` are in `orders.csv`, and are not exported when it fails, unless it says otherwise. */
  csv: {
    options: UseMutationOptions<Blob, Error, Filter>;
    subject: string;
    fileName?: string;
    failed?: string;
  };
  /** The pages of the section that it belongs to. */
  tabs?: PageTabsProps;
  /** The record beside the list, for lists whose records open there. */
  record?: Pick<SplitViewProps, 'detailLabel' | 'backLabel' | 'detailWidth' | 'above'> & {
    render: (id: string) => ReactNode;
  };
}

/** A page with a list: its tabs, the file of all that is listed, and a record beside the list. */
export function ListPage<Filter>({
  page,
  csv,
  tabs,
  record,
  actions,
  children,
  ...rest
}: ListPageProps<Filter>) {
  const { filter, selected, listAddress } = page;
  const { options, subject, fileName = `${subject}.csv`, failed = `The ${subject} were not exported.` } = csv;
  return (
    <AdminPage
      {...rest}
      actions={
        <>
          {actions}
          <ExportCsvButton options={options} filter={filter} fileName={fileName} failed={failed} />
        </>
      }
    >
      {tabs && <PageTabs {...tabs} />}
      {record ? (
        <SplitView
          {...record}
          listAddress={listAddress}
          detail={selected !== null && <Fragment key={selected}>{record.render(selected)}</Fragment>}
        >
          {children}
        </SplitView>
      ) : (
        children
      )}
    </AdminPage>
  );
}
