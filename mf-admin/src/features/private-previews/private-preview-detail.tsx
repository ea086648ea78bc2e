import {
  closePrivatePreviewNow,
  openPrivatePreviewNow,
  releaseCollectorReservation,
} from '@gallery/api-client';
import type { PrivatePreviewRecord } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { fullName } from '../../components/forms/collector-picker';
import { DetailSection } from '../../components/records/detail-section';
import { Fact, FactList, DateFact } from '../../components/records/fact-list';
import { DateTime } from '../../components/text/date-time';
import { MutedText } from '../../components/text/muted-text';
import { Row, RowList } from '../../components/records/row-list';
import { RecordDetail } from '../../components/records/record-detail';
import { audienceLabel, PRIVATE_PREVIEW_STATE_LABELS, artworksLabel } from './private-preview-labels';
import styles from './private-previews.module.css';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import { EditPrivatePreviewDialog } from './private-preview-dialog';
import { TextButton } from '../../components/actions/text-button';

/** A private preview: what is shown to whom and how long, and how they responded. */
export function PrivatePreviewDetail({ preview }: { preview: PrivatePreviewRecord }) {
  const { works, collectors, note, isAnnounced, opensAt, expiresAt, reach, state } = preview;
  return (
    <RecordDetail
      record={{ kind: 'private_preview', id: preview.id }}
      title={artworksLabel(works.map(({ title }) => title))}
      look="work"
    >
      {note !== null && <p className={styles.note}>{note}</p>}
      <FactList>
        <Fact label="State">{PRIVATE_PREVIEW_STATE_LABELS[state]}</Fact>
        <DateFact label="Opens" at={opensAt} shape="full" />
        <DateFact label="Ends" at={expiresAt} shape="full" />
        <Fact label="For">
          {audienceLabel({ level: preview.level, collectors: collectors.map(fullName) })}
        </Fact>
        <Fact label="Current recipients">{reach === 1 ? '1 collector' : `${reach} collectors`}</Fact>
        <Fact label="Email">{isAnnounced ? 'When it opens' : 'None'}</Fact>
      </FactList>
      <DetailSection title="Works">
        <RowList>
          {works.map(({ artworkId, title, isLive }) => (
            <Row key={artworkId}>
              <Link to={`/admin/inventory/${artworkId}`}>{title}</Link>
              <MutedText>{isLive ? 'public' : 'hidden'}</MutedText>
            </Row>
          ))}
        </RowList>
      </DetailSection>
      {collectors.length > 0 && (
        <DetailSection title="Collectors">
          <RowList>
            {collectors.map((collector) => (
              <Row key={collector.id}>
                <Link to={`/admin/collectors/${collector.id}`}>{fullName(collector)}</Link>
              </Row>
            ))}
          </RowList>
        </DetailSection>
      )}
      <PrivatePreviewResponses preview={preview} />
      <PrivatePreviewActions preview={preview} />
    </RecordDetail>
  );
}

function PrivatePreviewActions({ preview }: { preview: PrivatePreviewRecord }) {
  const { state } = preview;
  const [open, setOpen] = useState<'edit' | 'close' | null>(null);
  const opening = useMutation({
    ...openPrivatePreviewNow(preview.id),
    onSuccess: () => showToast({ title: 'The preview is open' }),
  });
  const close = () => setOpen(null);
  return (
    <div>
      <ActionList label="Actions">
        <ActionItem onClick={() => setOpen('edit')}>Edit</ActionItem>
        {state === 'planned' && (
          <ActionItem isBusy={opening.isPending} onClick={() => opening.mutate()}>
            Open now
          </ActionItem>
        )}
        {state !== 'ended' && <ActionItem onClick={() => setOpen('close')}>Close now</ActionItem>}
      </ActionList>
      <ErrorNotice title="The preview was not opened." failure={opening.error} />
      {open === 'edit' && <EditPrivatePreviewDialog preview={preview} onClose={close} onSaved={close} />}
      {open === 'close' && <ClosePrivatePreviewDialog id={preview.id} onClose={close} />}
    </div>
  );
}

function ClosePrivatePreviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const closing = useMutation({
    ...closePrivatePreviewNow(id),
    onSuccess: () => {
      showToast({ title: 'The preview is closed' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Close this preview now?"
      confirmLabel="Close now"
      busyLabel="Closing..."
      tone="ink"
      mutation={closing}
      failureTitle="The preview was not closed."
      onConfirm={() => closing.mutate()}
    >
      <p>Collectors will no longer see it. Reserved numbers stay reserved until their time runs out.</p>
    </ConfirmDialog>
  );
}

/** Collectors' responses: prints they have reserved, and who wants to hear when an artwork goes on sale. */
function PrivatePreviewResponses({
  preview: { reservations, presaleRequests },
}: {
  preview: PrivatePreviewRecord;
}) {
  const releasing = useMutation(releaseCollectorReservation());
  return (
    <>
      <DetailSection title="Reservations">
        {reservations.length === 0 && <p className={styles.note}>No reservations yet.</p>}
        {reservations.length > 0 && (
          <RowList>
            {reservations.map(({ collector, editionId, title, size, editionNumber, until }) => (
              <Row key={`${editionId}-${editionNumber}`}>
                <span>
                  <Link to={`/admin/collectors/${collector.id}`}>{fullName(collector)}</Link>
                  <br />
                  {title}, {formatSize(size)}, number {editionNumber}
                  <br />
                  <MutedText>
                    until <DateTime at={until} shape="short" />
                  </MutedText>
                </span>
                <span>
                  <TextButton
                    aria-label={`Release number ${editionNumber} of ${title}`}
                    isBusy={releasing.isPending && releasing.variables.editionNumber === editionNumber}
                    onClick={() => releasing.mutate({ id: collector.id, editionId, editionNumber })}
                  >
                    Release
                  </TextButton>
                </span>
              </Row>
            ))}
          </RowList>
        )}
        <ErrorNotice title="The number was not released." failure={releasing.error} />
      </DetailSection>
      {presaleRequests.length > 0 && (
        <DetailSection title="Pre-sale requests">
          <RowList>
            {presaleRequests.map(({ collector, artworkId, title, askedAt, sentAt }) => (
              <Row key={`${collector.id}-${artworkId}`}>
                <span>
                  <Link to={`/admin/collectors/${collector.id}`}>{fullName(collector)}</Link>, {title}
                </span>
                <MutedText>
                  {sentAt === null ? 'requested' : 'notified'}{' '}
                  <DateTime at={sentAt ?? askedAt} shape="short" />
                </MutedText>
              </Row>
            ))}
          </RowList>
        </DetailSection>
      )}
    </>
  );
}
