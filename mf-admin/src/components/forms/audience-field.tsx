import { COLLECTOR_LEVELS, collectorLevelLabel, type CollectorLevel } from '@gallery/domain';
import { ChipRadio } from '@gallery/ui';
import { FormField, FormSelectField } from '@gallery/ui/forms';
import { useId } from 'react';
import { ValueOptions } from './label-options';
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
  /** False where choosing one collector replaces another. */
  isMany: boolean;
}

/** The fields of a form whose values are an `Audience` too. What was chosen the other way stays until it is sent. */
export function AudienceField({ isMany }: AudienceFieldProps) {
  const group = useId();
  return (
    <FormField<Audience, 'isForLevel'> name="isForLevel">
      {({ value: isForLevel, onChange }) => (
        <fieldset className={styles.audience}>
          <legend className={styles.legend}>For</legend>
          <div className={styles.choices}>
            <ChipRadio name={group} value="level" checked={isForLevel} onChange={() => onChange(true)}>
              A level and above
            </ChipRadio>
            <ChipRadio name={group} value="names" checked={!isForLevel} onChange={() => onChange(false)}>
              {isMany ? 'Collectors by name' : 'One collector'}
            </ChipRadio>
          </div>
          {isForLevel ? (
            <FormSelectField<Audience> name="level" label="Level">
              <ValueOptions values={COLLECTOR_LEVELS} labelOf={collectorLevelLabel} />
            </FormSelectField>
          ) : (
            <FormField<Audience, 'collectors'> name="collectors">
              {(field) => (
                <CollectorPicker
                  label={isMany ? 'Collectors' : 'Collector'}
                  isMany={isMany}
                  chosen={field.value}
                  error={field.error}
                  onChange={field.onChange}
                />
              )}
            </FormField>
          )}
        </fieldset>
      )}
    </FormField>
  );
}

/** `Premium Collector and above`; there is nothing above VIP. */
export const levelAudienceLabel = (level: CollectorLevel): string =>
  level === 'VIP' ? collectorLevelLabel(level) : `${collectorLevelLabel(level)} and above`;
