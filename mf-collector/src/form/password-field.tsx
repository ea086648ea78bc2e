import { Button, Field, type TextFieldProps } from '@gallery/ui';
import { useState } from 'react';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete' | 'look'> {
  /** Tells password managers whether to fill one in or to offer one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at by the word Show (C4). */
export function PasswordField({ label, hint, error, id, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <div className={styles.line}>
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <span className={styles.word}>
            <Button
              variant="word"
              aria-controls={control.id}
              aria-label={`${isShown ? 'Hide' : 'Show'} password`}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Show'}
            </Button>
          </span>
        </div>
      )}
    </Field>
  );
}
