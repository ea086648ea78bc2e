import { usePageTitle } from '@gallery/session';
import { Page } from '@gallery/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CertificateTransferResponse } from '../features/public-certificate/certificate-transfer-response';

/** Where both links of a transfer lead. The address loses the secret at once: it must stand in no history and no log. */
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
