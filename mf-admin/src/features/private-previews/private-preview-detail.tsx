import type { PrivatePreviewRecord } from '@gallery/contracts';
import { Link } from 'react-router';
import { fullName } from '../../components/forms/collector-picker';
import { DetailSection } from '../../components/records/detail-section';
import { Fact, FactList } from '../../components/records/fact-list';
import { DateTime } from '../../components/text/date-time';
import { MutedText } from '../../components/text/muted-text';
import { Row, RowList } from '../../components/records/row-list';
import { RecordDetail } from '../../components/records/record-detail';
import { PrivatePreviewActions } from './private-preview-actions';
import { PrivatePreviewResponses } from './private-preview-responses';
import { audienceLabel, PRIVATE_PREVIEW_STATE_LABELS, artworksLabel } from './private-preview-labels';
import styles from './private-previews.module.css';

/** A private preview: what is shown to whom and how long, and what they made of it. */
export function PrivatePreviewDetail({ preview }: { preview: PrivatePreviewRecord }) {
  const { works, collectors, note, isAnnounced, opensAt, expiresAt, reach, state } = preview;
  return (
    <RecordDetail title={artworksLabel(works.map(({ title }) => title))} look="work">
      {note !== null && <p className={styles.note}>{note}</p>}
      <FactList>
        <Fact label="State">{PRIVATE_PREVIEW_STATE_LABELS[state]}</Fact>
        <Fact label="Opens">
          <DateTime at={opensAt} />
        </Fact>
        <Fact label="Ends">
          <DateTime at={expiresAt} />
        </Fact>
        <Fact label="For">
          {audienceLabel({ level: preview.level, collectors: collectors.map(fullName) })}
        </Fact>
        <Fact label="Reaches now">{reach === 1 ? '1 collector' : `${reach} collectors`}</Fact>
        <Fact label="Mail">{isAnnounced ? 'When it opens' : 'None'}</Fact>
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
