import type { ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-look';

/** What a link must be given to look as asked. Spread it: `<Link to="/cart" {...parts} />`. */
export interface LinkParts {
  className: string;
  children: ReactNode;
}

export interface ButtonLinkProps extends ButtonLook {
  /** Draws the link itself, because this library knows no router: `(parts) => <Link to="/fine-art" {...parts} />`. */
  render: (parts: LinkParts) => ReactElement;
  children: ReactNode;
}

/** A link drawn as a button. */
export function ButtonLink({ render, children, ...look }: ButtonLinkProps) {
  return render({ className: buttonClass(look), children });
}
