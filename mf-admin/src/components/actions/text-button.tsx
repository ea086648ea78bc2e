import { Button, type ButtonProps } from '@gallery/ui';

/** An action as an underlined word, for what is done beside the main thing. */
export const TextButton = (button: Omit<ButtonProps, 'variant' | 'size'>) => (
  <Button {...button} variant="text" />
);
