import { TextLink } from '@gallery/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { ExportCsvButton } from '../actions/export-csv-button';
import type { ListPageState } from '../lists/use-list-page';
import { AdminPage, type AdminPageProps } from './admin-page';
import { PageTabs, type PageTabsProps } from './page-tabs';
import styles from './split-view.module.css';

interface ListPageProps<Filter> extends Omit<AdminPageProps, 'record'> {
  page: Pick<ListPageState<unknown, string, Filter>, 'filter' | 'selected' | 'listAddress'>;
  /** The list as a file: `orders` gives `orders.csv`, and `The orders were not exported.` when it fails, unless set. */
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
  // Its line is reserved before it appears, so that nothing moves.
  count = '\u00A0',
  children,
  ...rest
}: ListPageProps<Filter>) {
  const { filter, selected, listAddress } = page;
  const { options, subject, fileName = `${subject}.csv`, failed = `The ${subject} were not exported.` } = csv;
  return (
    <AdminPage
      {...rest}
      count={count}
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

interface SplitViewProps {
  /** Across list and detail: the list's filters. */
  above?: ReactNode;
  /** The list. */
  children: ReactNode;
  /** What is open beside it; null when nothing is. */
  detail: ReactNode;
  /** The detail's name, for assistive technology: `Order TF-1048`. */
  detailLabel: string;
  /** Where closing the detail leads: the list's address with its filters. */
  listAddress: string;
  /** On the link back to the list: `All orders`. */
  backLabel: string;
  /** `wide` where a record is worked on beside the list: read, answered. */
  detailWidth?: 'column' | 'wide';
}

/** A list with one of its records in a column at the right; below 1024 px the record is a page of its own. */
function SplitView({
  above,
  children,
  detail,
  detailLabel,
  listAddress,
  backLabel,
  detailWidth = 'column',
}: SplitViewProps) {
  return (
    <div className={styles.split} data-open={detail ? true : undefined} data-width={detailWidth}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.list} data-in-order>
        {children}
      </div>
      {detail && (
        <section className={styles.detail} aria-label={detailLabel} tabIndex={-1} data-record>
          <p className={styles.back}>
            <TextLink to={listAddress}>{backLabel}</TextLink>
          </p>
          {detail}
        </section>
      )}
    </div>
  );
}
