import { exportCertificates, ownerCertificateQuery, ownerCertificatesQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { CertificateDetail } from '../features/certificates/certificate-detail';
import { CERTIFICATE_FILTERS, certificateWish } from '../features/certificates/certificate-filters';
import { CertificateList } from '../features/certificates/certificate-list';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { QueryState } from '../parts/query-state';
import { SplitView } from '../parts/split-view';
import { useFilters } from '../parts/use-filters';
import { shownOf, usePages } from '../parts/use-pages';

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
      count={shownOf(list, 'newest first')}
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
  const query = useQuery(ownerCertificateQuery(coaId));
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
