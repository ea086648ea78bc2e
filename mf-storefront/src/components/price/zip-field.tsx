import { isZipCode } from '@gallery/domain';
import { TextField } from '@gallery/ui';
import styles from './zip-field.module.css';

export interface ZipFieldProps {
  zip: string;
  onChange: (zip: string) => void;
}

/** Where the prints go: decides tax and delivery of the price panel above it. */
export function ZipField({ zip, onChange }: ZipFieldProps) {
  const isWrong = zip.trim().length >= 5 && !isZipCode(zip) && !/^\d{5}-\d{0,3}$/.test(zip.trim());
  return (
    <div className={styles.zip}>
      <TextField
        label="Deliver to ZIP"
        value={zip}
        inputMode="numeric"
        maxLength={10}
        autoComplete="shipping postal-code"
        error={isWrong ? 'Enter a five-digit ZIP code' : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
