import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { LinkParts } from './button-link';
import { buttonClass } from './button-look';

export interface WordLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className'> {
  /** Draws a router's link in place of the plain anchor. */
  render?: (parts: LinkParts) => ReactElement;
}

/** An underlined word that leads somewhere. A word that acts is a `Button` with `variant="word"`. */
export function WordLink({ render, children, ...anchor }: WordLinkProps) {
  const className = buttonClass({ variant: 'word' });
  if (render) return render({ className, children });
  return (
    <a {...anchor} className={className}>
      {children}
    </a>
  );
}
