import { Button, type ButtonProps } from '@gallery/ui';

/** An action as an underlined word, for secondary actions. */
export const TextButton = (button: Omit<ButtonProps, 'variant' | 'size'>) => (
  <Button {...button} variant="text" />
);
