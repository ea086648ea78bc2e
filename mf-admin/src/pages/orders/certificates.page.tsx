import { exportCertificates, adminCertificateQuery, adminCertificatesQuery } from '@gallery/api-client';
import { CertificateDetail } from '../../features/certificates/certificate-detail';
import { CERTIFICATE_FILTERS } from '../../features/certificates/certificate-filters';
import { CertificateList } from '../../features/certificates/certificate-list';
import { QueryView } from '../../components/feedback/query-state';
import { useListPage } from '../../components/lists/use-list-page';
import { shownCountLabel } from '../../components/lists/use-paged-list';
import { ListPage } from '../../components/page/list-page';

/** Certificates of authenticity: the list, and one of them beside it. */
export function Component() {
  const page = useListPage({
    path: '/admin/certificates',
    ...CERTIFICATE_FILTERS,
    pageQuery: adminCertificatesQuery,
  });
  return (
    <ListPage
      page={page}
      title="Certificates"
      count={shownCountLabel(page.list, 'newest first')}
      csv={{ options: exportCertificates(), subject: 'certificates' }}
      record={{
        detailLabel: `Certificate ${page.selected}`,
        backLabel: 'All certificates',
        render: (coaId) => (
          <QueryView options={adminCertificateQuery(coaId)} subject="certificate" missing>
            {(certificate) => <CertificateDetail certificate={certificate} addressOf={page.addressOf} />}
          </QueryView>
        ),
      }}
    >
      <CertificateList {...page} />
    </ListPage>
  );
}
