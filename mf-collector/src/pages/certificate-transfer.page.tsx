import { usePageTitle } from '@gallery/session';
import { Page } from '@gallery/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CertificateTransferResponse } from '../features/public-certificate/certificate-transfer-response';

/**
 * The page of both transfer links. Removes the token from the address at once: it must stay out of histories and
 * logs.
 */
export function Component() {
  usePageTitle('Certificate transfer');
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('token');
  const [token, setToken] = useState(inAddress);
  if (inAddress !== null && inAddress !== token) setToken(inAddress);

  useEffect(() => {
    if (inAddress !== null) setSearch({}, { replace: true });
  }, [inAddress, setSearch]);

  return (
    <Page isPadded>
      <CertificateTransferResponse token={token ?? ''} />
    </Page>
  );
}
