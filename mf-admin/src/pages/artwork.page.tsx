import { inventoryRecordQuery } from '@gallery/api-client';
import { WordLink } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { EditWorkDialog } from '../features/work-form/edit-work-dialog';
import { WorkLedger } from '../features/ledger/work-ledger';
import { WorkRecord } from '../features/work-record/work-record';
import { ConsolePage } from '../parts/console-page';

/** One work of the inventory: the same record as in its dialog, with its print ledger. */
export function Component() {
  const { id = '' } = useParams();
  const { data: work } = useQuery(inventoryRecordQuery(id));
  const [isEditing, setEditing] = useState(false);
  return (
    <ConsolePage
      title={work?.title ?? 'Artwork'}
      count={work && `(${work.series}) ${work.year}`}
      actions={<WordLink render={(link) => <Link to="/admin/inventory" {...link} />}>All artworks</WordLink>}
    >
      <WorkRecord
        workId={id}
        onEdit={() => setEditing(true)}
        renderLedger={(record) => <WorkLedger work={record} />}
      />
      {isEditing && <EditWorkDialog workId={id} onClose={() => setEditing(false)} />}
    </ConsolePage>
  );
}
