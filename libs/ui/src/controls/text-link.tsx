import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { LinkRenderProps } from './button-link';
import { buttonClass } from './button-style';

export interface TextLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className'> {
  /** Draws a router's link in place of the plain anchor. */
  render?: (parts: LinkRenderProps) => ReactElement;
}

/** Underlined text that links somewhere. Text that acts is a `Button` with `variant="text"`. */
export function TextLink({ render, children, ...anchor }: TextLinkProps) {
  const className = buttonClass({ variant: 'text' });
  if (render) return render({ className, children });
  return (
    <a {...anchor} className={className}>
      {children}
    </a>
  );
}
