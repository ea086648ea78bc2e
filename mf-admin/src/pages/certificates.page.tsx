import {
  exportCertificates,
  isApiError,
  ownerCertificateQuery,
  ownerCertificatesQuery,
} from '@gallery/api-client';
import { Button, EmptyState, ErrorState, LoadingState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { CertificateDetail } from '../features/certificates/certificate-detail';
import { CERTIFICATE_FILTERS, certificateWish } from '../features/certificates/certificate-filters';
import { CertificateList } from '../features/certificates/certificate-list';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { SplitView } from '../parts/split-view';
import { useFilters } from '../parts/use-filters';
import { usePages } from '../parts/use-pages';

const CERTIFICATES = '/admin/certificates';

/** Certificates of authenticity: the list, and one of them beside it. */
export function Component() {
  const { coaId = null } = useParams();
  const { search } = useLocation();
  const filters = useFilters(CERTIFICATE_FILTERS);
  const wish = certificateWish(filters.values);
  const list = usePages((cursor) => ownerCertificatesQuery(wish, cursor));
  const addressOf = (other: string) => `${CERTIFICATES}/${other}${search}`;
  return (
    <ConsolePage
      title="Certificates"
      count={
        list.rows && list.total !== undefined
          ? `${list.rows.length} of ${list.total}, newest first`
          : undefined
      }
      actions={
        <ExportCsv
          options={exportCertificates()}
          wish={wish}
          fileName="certificates.csv"
          failed="The certificates were not exported."
        />
      }
    >
      <SplitView
        detail={coaId === null ? null : <OpenCertificate key={coaId} coaId={coaId} addressOf={addressOf} />}
        detailLabel={`Certificate ${coaId}`}
        listAddress={CERTIFICATES + search}
        backWord="All certificates"
      >
        <CertificateList list={list} filters={filters} selected={coaId} addressOf={addressOf} />
      </SplitView>
    </ConsolePage>
  );
}

interface OpenCertificateProps {
  coaId: string;
  addressOf: (coaId: string) => string;
}

function OpenCertificate({ coaId, addressOf }: OpenCertificateProps) {
  const { data, error, refetch } = useQuery(ownerCertificateQuery(coaId));
  if (data) return <CertificateDetail certificate={data} addressOf={addressOf} />;
  if (isApiError(error, 'certificate_not_found'))
    return <EmptyState>There is no such certificate.</EmptyState>;
  if (error)
    return (
      <ErrorState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        The certificate could not be read.
      </ErrorState>
    );
  return <LoadingState>Loading certificate...</LoadingState>;
}
