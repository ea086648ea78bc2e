import type { ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonStyle } from './button-style';

/** Props that make a link look as asked. Spread them: `<Link to="/cart" {...parts} />`. */
export interface LinkRenderProps {
  className: string;
  children: ReactNode;
}

export interface ButtonLinkProps extends ButtonStyle {
  /** Renders the link, because this library knows no router: `(parts) => <Link to="/fine-art" {...parts} />`. */
  render: (parts: LinkRenderProps) => ReactElement;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ render, children, ...look }: ButtonLinkProps) {
  return render({ className: buttonClass(look), children });
}
