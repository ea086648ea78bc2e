import { toCentimeters, VIEWING_DISTANCE_FEET, visualAngle } from '@gallery/domain';
import { Checkbox, RangeField } from '@gallery/ui';
import { CEILINGS, SEATS, type Seat, type WallSettings } from '../wall-settings';
import { PAINTS } from '../wall/wall-paints';
import { ChipGroup } from './chip-group';
import styles from './controls.module.css';

export interface RoomControlsProps {
  choices: WallSettings;
  /** Viewing distance: the selected one, or more if the artwork would not fit. */
  feet: number;
  /** The shortest distance with the whole artwork in view. */
  nearest: number;
  /** Width of the framed artwork in inches. */
  workWidth: number;
  onChange: (choices: Partial<WallSettings>) => void;
}

const SEAT_LABELS: Record<Seat, string> = { none: 'None', bench: 'Bench, 60 in', sofa: 'Sofa, 84 in' };

/** Wall color, viewing distance, and furniture. */
export function RoomControls({
  choices,
  feet,
  nearest,
  workWidth: artworkWidth,
  onChange,
}: RoomControlsProps) {
  const distance = `${feet} ft (${(toCentimeters(feet * 12) / 100).toFixed(1)} m)`;
  const impression = viewingImpression(visualAngle(artworkWidth, feet));
  const isOwnColor = PAINTS.every((paint) => paint.color !== choices.color);
  return (
    <>
      <ChipGroup
        legend="Wall"
        name="wall"
        options={PAINTS.map((paint) => ({ value: paint.color, word: paint.name }))}
        chosen={choices.color}
        onChoose={(color) => onChange({ color })}
      >
        <label className={styles.color}>
          <span className={isOwnColor ? styles.chosen : undefined}>Your color</span>
          <input
            type="color"
            value={choices.color}
            onChange={(event) => onChange({ color: event.target.value })}
          />
        </label>
      </ChipGroup>
      <RangeField
        label={`Viewing distance ${distance}`}
        hint={impression}
        valueText={`${distance}, ${impression}`}
        min={nearest}
        max={VIEWING_DISTANCE_FEET.max}
        step={1}
        value={feet}
        onChange={(event) => onChange({ feet: Number(event.target.value) })}
      />
      <ChipGroup
        legend="Furniture"
        name="seat"
        options={SEATS.map((seat) => ({ value: seat, word: SEAT_LABELS[seat] }))}
        chosen={choices.seat}
        onChoose={(value) => onChange({ seat: SEATS.find((seat) => seat === value) })}
      />
      <ChipGroup
        legend="Ceiling"
        name="ceiling"
        options={CEILINGS.map((ceiling) => ({
          value: String(ceiling),
          word: ceiling === 0 ? 'None' : `${ceiling} ft`,
        }))}
        chosen={String(choices.ceiling)}
        onChoose={(value) => onChange({ ceiling: CEILINGS.find((ceiling) => String(ceiling) === value) })}
      />
      <Checkbox
        label="Chair, 30 in"
        checked={choices.hasChair}
        onChange={(event) => onChange({ hasChair: event.target.checked })}
      />
    </>
  );
}

/** How a viewing angle feels: from about 40° on one has to look around to see everything. */
function viewingImpression(degrees: number): string {
  if (degrees >= 40) return 'Close up: the work fills your view';
  if (degrees >= 15) return 'You see the whole work at a glance';
  return 'The work is part of the room';
}
