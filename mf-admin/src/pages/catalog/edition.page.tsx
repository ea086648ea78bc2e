import { TextLink } from '@gallery/ui';
import { editionLedgerQuery } from '@gallery/api-client';
import { formatSize } from '@gallery/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { EditionLedgerView } from '../../features/edition-ledger/edition-ledger-view';
import { AdminPage } from '../../components/page/admin-page';

/**
 * The ledger of one edition, of an artwork or of an event's photograph; `?number=3` opens that print, `?number=3&sell`
 * its sale.
 */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const number = params.get('number');
  const { data } = useQuery(editionLedgerQuery(id));
  return (
    <AdminPage
      record={{ kind: 'edition', id }}
      title={data?.title ?? 'Edition'}
      count={data ? [formatSize(data.size), data.series].filter(Boolean).join(', ') : '\u00A0'}
      actions={
        data?.artworkId ? (
          <TextLink to={`/admin/inventory/${data.artworkId}`}>The artwork</TextLink>
        ) : (
          // Keeps the link's place: on phones it is in a row of its own.
          <span aria-hidden="true" style={{ visibility: 'hidden' }}>
            The artwork
          </span>
        )
      }
    >
      <EditionLedgerView
        editionId={id}
        editionNumber={Number(number ?? 0)}
        firstAction={params.has('sell') ? 'sell' : params.has('hold') ? 'hold' : null}
        onFirstActionEnd={() => setParams(number === null ? {} : { number }, { replace: true })}
        onChoose={(editionId) => void navigate(`/admin/editions/${editionId}`, { replace: true })}
      />
    </AdminPage>
  );
}
