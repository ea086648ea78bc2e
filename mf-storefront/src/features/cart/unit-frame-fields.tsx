import type { CartItem } from '@gallery/session';
import { SelectField } from '@gallery/ui';
import styles from './cart-lines.module.css';

export interface UnitFrameFieldsProps {
  line: CartItem;
  /** Frames of the edition; empty while they are not known yet. */
  offered: readonly string[];
  onFrame: (unit: number, frameType: string) => void;
}

/** The frame of every unit, so that two frames of one size stay two choices. */
export function UnitFrameFields({ line, offered, onFrame }: UnitFrameFieldsProps) {
  return (
    <div className={styles.frames}>
      {Array.from(line.frameTypes.entries(), ([unit, frameType]) => (
        <SelectField
          // Units of one line have no identity but their place.
          key={unit}
          label={line.quantity === 1 ? 'Frame' : `Frame of print ${unit + 1}`}
          value={frameType}
          onChange={(event) => onFrame(unit, event.target.value)}
        >
          {[...new Set([frameType, ...offered])].map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
