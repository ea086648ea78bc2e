import { TextLink } from '@gallery/ui';
import { Link, type LinkProps } from 'react-router';

/** A link to another page of the admin. */
export const AdminLink = ({
  children,
  ...link
}: Pick<LinkProps, 'to' | 'aria-label' | 'preventScrollReset'> & { children: string }) => (
  <TextLink render={(look) => <Link {...link} {...look} />}>{children}</TextLink>
);
