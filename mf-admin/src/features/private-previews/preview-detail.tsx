import type { PrivatePreviewRecord } from '@gallery/contracts';
import { Link } from 'react-router';
import { fullName } from '../../parts/collectors-field';
import { Fact, FactList } from '../../parts/fact-list';
import { Moment } from '../../parts/moment';
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
    <div className={styles.detail}>
      <h2 className={styles.title}>{workWords(works.map(({ title }) => title))}</h2>
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
      <section className={styles.part} aria-label="Works">
        <h3 className={styles.partTitle}>Works</h3>
        <ul className={styles.rows}>
          {works.map(({ artworkId, title, isLive }) => (
            <li key={artworkId} className={styles.row}>
              <Link to={`/admin/inventory/${artworkId}`}>{title}</Link>
              <span className={styles.quiet}>{isLive ? 'public' : 'hidden'}</span>
            </li>
          ))}
        </ul>
      </section>
      {collectors.length > 0 && (
        <section className={styles.part} aria-label="Collectors">
          <h3 className={styles.partTitle}>Collectors</h3>
          <ul className={styles.rows}>
            {collectors.map((collector) => (
              <li key={collector.id} className={styles.row}>
                <Link to={`/admin/collectors/${collector.id}`}>{fullName(collector)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PreviewAnswers preview={preview} />
      <PreviewActions preview={preview} onEdit={onEdit} />
    </div>
  );
}
