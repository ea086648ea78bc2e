import { addPersonTag, personTagsQuery, removePersonTag } from '@gallery/api-client';
import type { PersonRecord } from '@gallery/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { DetailSection } from '../../components/records/detail-section';
import { Row, RowList } from '../../components/records/row-list';

/** The person's tags: each leads to everyone who has it. */
export function PersonTags({ person: { id, tags } }: { person: Pick<PersonRecord, 'id' | 'tags'> }) {
  const [isAdding, setAdding] = useState(false);
  const removing = useMutation(removePersonTag(id));
  return (
    <DetailSection title="Tags">
      {tags.length > 0 && (
        <RowList>
          {tags.map((tag) => (
            <Row key={tag}>
              <Link to={`/admin/people?tag=${encodeURIComponent(tag)}`}>{tag}</Link>
              <TextButton
                aria-label={`Remove tag ${tag}`}
                isBusy={removing.isPending && removing.variables.tag === tag}
                onClick={() => removing.mutate({ tag })}
              >
                Remove
              </TextButton>
            </Row>
          ))}
        </RowList>
      )}
      <div>
        <TextButton onClick={() => setAdding(true)}>Add a tag</TextButton>
      </div>
      <ErrorNotice title="The tag was not removed." failure={removing.error} />
      {isAdding && <AddTagDialog personId={id} onClose={() => setAdding(false)} />}
    </DetailSection>
  );
}

interface AddTagDialogProps {
  personId: string;
  onClose: () => void;
}

/** Adds a tag, one in use or a new one. */
function AddTagDialog({ personId, onClose }: AddTagDialogProps) {
  const tagsId = useId();
  const { data: known = [] } = useQuery(personTagsQuery());
  const form = useMutationForm({
    mutation: addPersonTag(personId),
    defaultValues: { tag: '' },
    toRequest: (typed) => typed,
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      title="Add a tag"
      confirmLabel="Add tag"
      busyLabel="Adding..."
      tone="ink"
      failureTitle="The tag was not added."
      onClose={onClose}
    >
      <form.TextField
        name="tag"
        label="Tag"
        hint="A word to find people by, such as Press or Hotel."
        maxLength={40}
        list={tagsId}
        autoComplete="off"
      />
      <datalist id={tagsId}>
        {known.map(({ tag }) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
    </ConfirmFormDialog>
  );
}
