import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonStyle } from './button-style';

/** Where a link leads: `to` for a page of the gallery, `href` for anything else. */
type LinkTarget =
  | Omit<LinkProps, 'className'>
  | (Omit<ComponentPropsWithRef<'a'>, 'className'> & { to?: undefined });

export type ButtonLinkProps = ButtonStyle & LinkTarget;

/** A link that looks like a button. */
export function ButtonLink({ variant, tone, size, isWide, ...link }: ButtonLinkProps) {
  const className = buttonClass({ variant, tone, size, isWide });
  return link.to === undefined ? (
    <a {...link} className={className}>
      {link.children}
    </a>
  ) : (
    <Link {...link} className={className} />
  );
}

export type TextLinkProps = LinkTarget;

/** An underlined text link. For actions use a `Button` with `variant="text"`. */
export const TextLink = (link: TextLinkProps) => <ButtonLink {...link} variant="text" />;
