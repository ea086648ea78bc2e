import type { PrivatePreviewRecord } from '@gallery/contracts';
import { Link } from 'react-router';
import { fullName } from '../../parts/collectors-field';
import { DetailPart } from '../../parts/detail-part';
import { Fact, FactList } from '../../parts/fact-list';
import { Moment } from '../../parts/moment';
import { Quiet } from '../../parts/quiet';
import { Row, RowList } from '../../parts/row-list';
import { RecordDetail } from '../../parts/record-detail';
import { PreviewActions } from './preview-actions';
import { PreviewAnswers } from './preview-answers';
import { audienceWords, STATE_WORDS, workWords } from './preview-words';
import styles from './private-previews.module.css';

export interface PreviewDetailProps {
  preview: PrivatePreviewRecord;
  onEdit: () => void;
}

/** A private preview: what is shown to whom and how long, and what they made of it. */
export function PreviewDetail({ preview, onEdit }: PreviewDetailProps) {
  const { works, collectors, note, isAnnounced, opensAt, expiresAt, reach, state } = preview;
  return (
    <RecordDetail title={workWords(works.map(({ title }) => title))} look="work">
      {note !== null && <p className={styles.note}>{note}</p>}
      <FactList>
        <Fact label="State">{STATE_WORDS[state]}</Fact>
        <Fact label="Opens">
          <Moment at={opensAt} />
        </Fact>
        <Fact label="Ends">
          <Moment at={expiresAt} />
        </Fact>
        <Fact label="For">
          {audienceWords({ level: preview.level, collectors: collectors.map(fullName) })}
        </Fact>
        <Fact label="Reaches now">{reach === 1 ? '1 collector' : `${reach} collectors`}</Fact>
        <Fact label="Mail">{isAnnounced ? 'When it opens' : 'None'}</Fact>
      </FactList>
      <DetailPart title="Works">
        <RowList>
          {works.map(({ artworkId, title, isLive }) => (
            <Row key={artworkId}>
              <Link to={`/admin/inventory/${artworkId}`}>{title}</Link>
              <Quiet>{isLive ? 'public' : 'hidden'}</Quiet>
            </Row>
          ))}
        </RowList>
      </DetailPart>
      {collectors.length > 0 && (
        <DetailPart title="Collectors">
          <RowList>
            {collectors.map((collector) => (
              <Row key={collector.id}>
                <Link to={`/admin/collectors/${collector.id}`}>{fullName(collector)}</Link>
              </Row>
            ))}
          </RowList>
        </DetailPart>
      )}
      <PreviewAnswers preview={preview} />
      <PreviewActions preview={preview} onEdit={onEdit} />
    </RecordDetail>
  );
}
