import { TextAreaField } from '@gallery/ui';
import { useState } from 'react';
import { paragraphsIn, paragraphText } from './site-content';

export interface ProseFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  isPending: boolean;
  onText: (text: string) => void;
}

/** Several lines. Empty lines that say nothing yet stay while somebody types on. */
export function ProseField({ label, value, error, isPending, onText }: ProseFieldProps) {
  const [typed, setTyped] = useState(value);
  const meansTheSame = paragraphText(paragraphsIn(typed)) === paragraphText(paragraphsIn(value));
  return (
    <TextAreaField
      look="boxed"
      label={label}
      rows={4}
      value={meansTheSame ? typed : value}
      error={error}
      readOnly={isPending}
      onChange={({ target }) => {
        setTyped(target.value);
        onText(target.value);
      }}
    />
  );
}
