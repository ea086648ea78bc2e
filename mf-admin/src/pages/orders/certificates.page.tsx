import { exportCertificates, adminCertificateQuery, adminCertificatesQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { CertificateDetail } from '../../features/certificates/certificate-detail';
import { CERTIFICATE_FILTERS, toCertificateFilter } from '../../features/certificates/certificate-filters';
import { CertificateList } from '../../features/certificates/certificate-list';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { QueryState } from '../../components/feedback/query-state';
import { SplitView } from '../../components/page/split-view';
import { useFilters } from '../../components/filters/use-filters';
import { shownCountLabel, usePagedList } from '../../components/lists/use-paged-list';

const CERTIFICATES = '/admin/certificates';

/** Certificates of authenticity: the list, and one of them beside it. */
export function Component() {
  const { coaId = null } = useParams();
  const { search } = useLocation();
  const filters = useFilters(CERTIFICATE_FILTERS);
  const filter = toCertificateFilter(filters.values);
  const list = usePagedList((cursor) => adminCertificatesQuery(filter, cursor));
  const addressOf = (other: string) => `${CERTIFICATES}/${other}${search}`;
  return (
    <AdminPage
      title="Certificates"
      count={shownCountLabel(list, 'newest first')}
      actions={
        <ExportCsvButton
          options={exportCertificates()}
          filter={filter}
          fileName="certificates.csv"
          failed="The certificates were not exported."
        />
      }
    >
      <SplitView
        detail={coaId === null ? null : <OpenCertificate key={coaId} coaId={coaId} addressOf={addressOf} />}
        detailLabel={`Certificate ${coaId}`}
        listAddress={CERTIFICATES + search}
        backLabel="All certificates"
      >
        <CertificateList list={list} filters={filters} selected={coaId} addressOf={addressOf} />
      </SplitView>
    </AdminPage>
  );
}

interface OpenCertificateProps {
  coaId: string;
  addressOf: (coaId: string) => string;
}

function OpenCertificate({ coaId, addressOf }: OpenCertificateProps) {
  const query = useQuery(adminCertificateQuery(coaId));
  return (
    <QueryState
      query={query}
      loading="Loading certificate..."
      failed="The certificate could not be read."
      missing="There is no such certificate."
    >
      {(certificate) => <CertificateDetail certificate={certificate} addressOf={addressOf} />}
    </QueryState>
  );
}
