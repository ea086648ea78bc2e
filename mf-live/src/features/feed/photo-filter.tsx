import { Button, ChipRadio } from '@gallery/ui';
import styles from './photo-filter.module.css';

export interface PhotoFilterProps {
  isMine: boolean;
  onChange: (isMine: boolean) => void;
  /** Shows the guest code; absent without a pass. */
  onShowCode?: () => void;
}

/** All photos of the event, or the guest's own. */
export function PhotoFilter({ isMine, onChange, onShowCode }: PhotoFilterProps) {
  return (
    <div className={styles.row}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">Photographs to show</legend>
        <ChipRadio name="photos" value="all" checked={!isMine} onChange={() => onChange(false)}>
          All photographs
        </ChipRadio>
        <ChipRadio name="photos" value="mine" checked={isMine} onChange={() => onChange(true)}>
          My photos
        </ChipRadio>
      </fieldset>
      {onShowCode && (
        <Button variant="text" onClick={onShowCode}>
          My photo code
        </Button>
      )}
    </div>
  );
}
