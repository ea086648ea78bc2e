import { TextLink } from '@gallery/ui';
import { inventoryRecordQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { EditArtworkDialog } from '../../features/artwork-form/artwork-dialogs';
import { ArtworkLedger } from '../../features/edition-ledger/edition-ledger-view';
import { ArtworkRecord } from '../../features/artwork-record/artwork-record';
import { AdminPage } from '../../components/page/admin-page';

/** One work of the inventory: the same record as in its dialog, with its print ledger. */
export function Component() {
  const { id = '' } = useParams();
  const { data: work } = useQuery(inventoryRecordQuery(id));
  const [isEditing, setEditing] = useState(false);
  return (
    <AdminPage
      record={{ kind: 'artwork', id }}
      title={work?.title ?? 'Artwork'}
      count={work && `(${work.series}) ${work.year}`}
      actions={<TextLink to="/admin/inventory">All artworks</TextLink>}
    >
      <ArtworkRecord
        artworkId={id}
        onEdit={() => setEditing(true)}
        renderLedger={(record) => <ArtworkLedger artwork={record} />}
      />
      {isEditing && <EditArtworkDialog artworkId={id} onClose={() => setEditing(false)} />}
    </AdminPage>
  );
}
