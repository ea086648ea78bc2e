import type { ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonStyle } from './button-style';

/** What a link must be given to look as asked. Spread it: `<Link to="/cart" {...parts} />`. */
export interface LinkRenderProps {
  className: string;
  children: ReactNode;
}

export interface ButtonLinkProps extends ButtonStyle {
  /** Draws the link itself, because this library knows no router: `(parts) => <Link to="/fine-art" {...parts} />`. */
  render: (parts: LinkRenderProps) => ReactElement;
  children: ReactNode;
}

/** A link drawn as a button. */
export function ButtonLink({ render, children, ...look }: ButtonLinkProps) {
  return render({ className: buttonClass(look), children });
}
