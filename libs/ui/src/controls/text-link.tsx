import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { LinkRenderProps } from './button-link';
import { buttonClass } from './button-style';

export interface TextLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className'> {
  /** Renders a router's link instead of the anchor. */
  render?: (parts: LinkRenderProps) => ReactElement;
}

/** An underlined text link. For actions use a `Button` with `variant="text"`. */
export function TextLink({ render, children, ...anchor }: TextLinkProps) {
  const className = buttonClass({ variant: 'text' });
  if (render) return render({ className, children });
  return (
    <a {...anchor} className={className}>
      {children}
    </a>
  );
}
