import { useState } from 'react';
import { Button } from '../controls/button';
import { Field } from './field';
import styles from './password-field.module.css';
import type { TextFieldProps } from './text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  /** Tells password managers whether to fill one in or to offer one. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password that can be shown with the word Show. */
export function PasswordField({ label, hint, error, look, id, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} look={look} id={id}>
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
              variant="text"
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
