import { Button, WordRadio } from '@gallery/ui';
import styles from './photo-choice.module.css';

export interface PhotoChoiceProps {
  isMine: boolean;
  onChange: (isMine: boolean) => void;
  /** Shows the guest's code; absent without a pass of their own. */
  onShowCode?: () => void;
}

/** All photographs of the event, or the guest's own. */
export function PhotoChoice({ isMine, onChange, onShowCode }: PhotoChoiceProps) {
  return (
    <div className={styles.row}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">Which photographs</legend>
        <WordRadio name="photos" value="all" checked={!isMine} onChange={() => onChange(false)}>
          All photographs
        </WordRadio>
        <WordRadio name="photos" value="mine" checked={isMine} onChange={() => onChange(true)}>
          My photos
        </WordRadio>
      </fieldset>
      {onShowCode && (
        <Button variant="word" onClick={onShowCode}>
          My code
        </Button>
      )}
    </div>
  );
}
