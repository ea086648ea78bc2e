import { usePageTitle } from '@gallery/session';
import { certificateQuery, isApiError, errorReference } from '@gallery/api-client';
import { ButtonLink, EmptyState, Page, PageLoading, PageError } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CertificateVerification } from '../features/public-certificate/certificate-verification';
import { CertificateSheet } from '../features/public-certificate/certificate-sheet';
import styles from './certificate.page.module.css';

/** The page of a certificate's QR code: whether it is in force, for anyone, and never who holds it. */
export function Component() {
  const { coaId = '' } = useParams();
  usePageTitle('Certificate of authenticity');
  const { data: certificate, error, refetch } = useQuery(certificateQuery(coaId));

  if (certificate)
    return (
      <Page isPadded>
        <div className={styles.certificate}>
          <CertificateSheet certificate={certificate} />
          <CertificateVerification certificate={certificate} />
        </div>
      </Page>
    );
  if (isApiError(error, 'certificate_not_found'))
    return (
      <Page isPadded>
        <EmptyState
          heading="h1"
          detail="Compare it with the number on your certificate. If they match, we did not issue the certificate. Please tell us where you got it."
          action={<ButtonLink to="/contact#contact-form">Write to us</ButtonLink>}
        >
          No certificate was found with the number <span className={styles.number}>{coaId}</span>.
        </EmptyState>
      </Page>
    );
  if (!error)
    return <PageLoading title="Certificate of authenticity">Loading the certificate...</PageLoading>;
  return (
    <PageError reference={errorReference(error)} onRetry={() => void refetch()}>
      The certificate could not be loaded.
    </PageError>
  );
}
