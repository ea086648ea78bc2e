import { COLLECTOR_LEVELS, collectorLevelLabel, type CollectorLevel } from '@gallery/domain';
import { SelectField, ChipRadio } from '@gallery/ui';
import { useId } from 'react';
import styles from './audience-field.module.css';
import { CollectorPicker } from './collector-picker';
import type { PickerOption } from './record-picker';

/** Whom something is meant for: a level and all above it, or collectors by name. */
export interface Audience {
  isForLevel: boolean;
  level: CollectorLevel;
  collectors: readonly PickerOption[];
}

export interface AudienceFieldProps {
  audience: Audience;
  /** False where one collector takes another's place. */
  isMany: boolean;
  /** What is wrong with the collectors. */
  error: string | undefined;
  onChange: (changed: Partial<Audience>) => void;
}

/** Chooses whom something is meant for. What was chosen the other way stays until it is sent. */
export function AudienceField({ audience, isMany, error, onChange }: AudienceFieldProps) {
  const group = useId();
  const { isForLevel, level, collectors } = audience;
  return (
    <fieldset className={styles.audience}>
      <legend className={styles.legend}>For</legend>
      <div className={styles.choices}>
        <ChipRadio
          name={group}
          value="level"
          checked={isForLevel}
          onChange={() => onChange({ isForLevel: true })}
        >
          A level and all above it
        </ChipRadio>
        <ChipRadio
          name={group}
          value="names"
          checked={!isForLevel}
          onChange={() => onChange({ isForLevel: false })}
        >
          {isMany ? 'Collectors by name' : 'One collector'}
        </ChipRadio>
      </div>
      {isForLevel ? (
        <SelectField
          look="boxed"
          label="Level"
          value={level}
          onChange={({ target }) => {
            const chosen = COLLECTOR_LEVELS.find((each) => each === target.value);
            if (chosen) onChange({ level: chosen });
          }}
        >
          {COLLECTOR_LEVELS.map((each) => (
            <option key={each} value={each}>
              {collectorLevelLabel(each)}
            </option>
          ))}
        </SelectField>
      ) : (
        <CollectorPicker
          label={isMany ? 'Collectors' : 'Collector'}
          isMany={isMany}
          chosen={collectors}
          error={error}
          onChange={(chosen) => onChange({ collectors: chosen })}
        />
      )}
    </fieldset>
  );
}

/** `Premium Collector and above`; there is nothing above VIP. */
export const levelAudienceLabel = (level: CollectorLevel): string =>
  level === 'VIP' ? collectorLevelLabel(level) : `${collectorLevelLabel(level)} and above`;
