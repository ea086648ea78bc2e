import {
  Checkbox,
  QuantityStepper,
  RadioRow,
  RadioRows,
  RangeField,
  SelectField,
  TextAreaField,
  TextField,
  ChipRadio,
} from '@gallery/ui';
import { useId, useState } from 'react';
import { Row, Specimen } from './specimen';
import styles from './styleguide.module.css';

/** Everything that is filled in or chosen. */
export function Fields() {
  return (
    <>
      <Specimen name="Fields">
        <div className={styles.columns}>
          <TextField label="Full name" hint="As it should appear on the certificate" />
          <TextField label="Full name" defaultValue="Elena Marsh" />
          <TextField label="Email" type="email" defaultValue="elena@" error="Enter a valid email address" />
          <TextField label="Phone" defaultValue="Optional" disabled />
          <SelectField label="Series">
            <option>All series</option>
            <option>FLORALS</option>
          </SelectField>
          <SelectField label="Status" look="boxed">
            <option>Pending</option>
          </SelectField>
          <TextField label="Dense" look="boxed" defaultValue="Admin field" />
          <TextField label="Dense" look="boxed" error="Enter a title" />
        </div>
        <TextAreaField label="Message" hint="A few sentences" />
      </Specimen>
      <Choices />
    </>
  );
}

function Choices() {
  const group = useId();
  const [edition, setEdition] = useState('20x20');
  const [frame, setFrame] = useState('Black');
  const [count, setCount] = useState(1);
  const [feet, setFeet] = useState(12);
  return (
    <>
      <Specimen name="Choices">
        <Row>
          <Checkbox label="Same as billing" defaultChecked />
          <Checkbox label="Installation" />
          <Checkbox label="Disabled" disabled />
          <Checkbox label="Disabled, chosen" disabled defaultChecked />
          <QuantityStepper label="Inside Voice" value={count} max={3} onChange={setCount} />
          <QuantityStepper label="A live photo" value={1} isDisabled onChange={setCount} />
        </Row>
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">Frame</legend>
          {['Black', 'Gold'].map((style) => (
            <ChipRadio
              key={style}
              name={`${group}-frame`}
              value={style}
              checked={style === frame}
              onChange={() => setFrame(style)}
            >
              {style}
            </ChipRadio>
          ))}
        </fieldset>
        <RangeField
          label={`Viewing distance ${feet} ft`}
          hint="Arrow keys go foot by foot"
          min={3}
          max={20}
          value={feet}
          onChange={(event) => setFeet(Number(event.target.value))}
        />
        <RangeField label="Disabled" disabled defaultValue={50} />
      </Specimen>
      <Specimen name="Edition rows">
        <RadioRows legend="Edition" columns={['Print', 'Frame', 'Price']}>
          {['7x7', '20x20', '40x40'].map((size) => (
            <RadioRow
              key={size}
              name={`${group}-edition`}
              value={size}
              checked={size === edition}
              disabled={size === '40x40'}
              onChange={() => setEdition(size)}
              title={`${size.replace('x', ' × ')} in`}
              titleNote={size === '40x40' ? 'Sold Out' : '3 of 9 remaining'}
              detail="32.5 × 32.5 in"
              detailNote="Black"
              figure="$4,000"
            />
          ))}
        </RadioRows>
      </Specimen>
      <Specimen name="Edition rows of two columns">
        <RadioRows legend="Live limited edition">
          {['7x5', '30x20', '60x40'].map((size) => (
            <RadioRow
              key={size}
              name={`${group}-print`}
              value={size}
              checked={size === edition}
              disabled={size === '60x40'}
              onChange={() => setEdition(size)}
              title={`${size.replace('x', ' × ')} in`}
              titleNote="Frame 42.5 × 32.5 in"
              figure="$10,000"
              figureNote={size === '60x40' ? 'Sold Out' : '8 of 9 remaining'}
            />
          ))}
        </RadioRows>
      </Specimen>
    </>
  );
}
