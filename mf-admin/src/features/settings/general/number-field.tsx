import { TextField } from '@gallery/ui';
import { useState } from 'react';

export interface NumberFieldProps {
  label: string;
  hint?: string;
  /** NaN while the field is empty: the gallery refuses it with a sentence, so that nobody saves a zero by accident. */
  value: number;
  onValue: (value: number) => void;
  /** Decimals that may be written; without any, digits alone are taken. */
  decimals?: number;
  error: string | undefined;
  readOnly: boolean;
}

/** A number that is written as text: `17.` stays while `17.5` is being typed. */
export function NumberField({ value, onValue, decimals = 0, ...field }: NumberFieldProps) {
  const [written, setWritten] = useState(String(value));
  const isWritten = Object.is(parseNumber(written), value);
  return (
    <TextField
      {...field}
      look="boxed"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      value={isWritten ? written : numberText(value)}
      onChange={({ target }) => {
        const text = sanitizeNumber(target.value, decimals);
        setWritten(text);
        onValue(parseNumber(text));
      }}
    />
  );
}

const parseNumber = (text: string): number => (text === '' ? Number.NaN : Number(text));
const numberText = (value: number): string => (Number.isNaN(value) ? '' : String(value));

/** Digits, and one dot where there are decimals; a comma is taken for the dot. */
function sanitizeNumber(text: string, decimals: number): string {
  const plain = text.replaceAll(',', '.').replaceAll(/[^\d.]/g, '');
  if (decimals === 0) return plain.replaceAll('.', '').slice(0, 5);
  const [whole = '', ...parts] = plain.split('.');
  return parts.length === 0
    ? whole.slice(0, 5)
    : `${whole.slice(0, 5) || '0'}.${parts.join('').slice(0, decimals)}`;
}

/** Digits alone: an amount cannot be entered wrong. */
export function parseWholeDollars(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, 9);
  return digits === '' ? null : Number(digits);
}
