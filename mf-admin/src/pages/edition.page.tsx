import { editionLedgerQuery } from '@gallery/api-client';
import { formatSize } from '@gallery/domain';
import { WordLink } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { EditionLedgerPart } from '../features/ledger/edition-ledger-part';
import { ConsolePage } from '../parts/console-page';

/** The ledger of one edition, of an artwork or of an event's photograph. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data } = useQuery(editionLedgerQuery(id));
  return (
    <ConsolePage
      title={data?.title ?? 'Edition'}
      count={data && [formatSize(data.size), data.series].filter(Boolean).join(', ')}
      actions={
        data?.artworkId && (
          <WordLink render={(link) => <Link to={`/admin/inventory/${data.artworkId}`} {...link} />}>
            The artwork
          </WordLink>
        )
      }
    >
      <EditionLedgerPart
        editionId={id}
        onChoose={(editionId) => void navigate(`/admin/editions/${editionId}`, { replace: true })}
      />
    </ConsolePage>
  );
}
