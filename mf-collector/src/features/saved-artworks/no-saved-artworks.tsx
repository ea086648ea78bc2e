import { ButtonLink, EmptyState } from '@gallery/ui';

export interface NoSavedArtworksProps {
  /** The dashboard says favorites, the portal saved works. */
  children: string;
  /** Link to artworks: `/catalog` from the dashboard, `/fine-art` from the portal. */
  to: '/catalog' | '/fine-art';
}

export function NoSavedArtworks({ children, to }: NoSavedArtworksProps) {
  return (
    <EmptyState
      detail="A work that you save stays here, with what is left of its edition."
      action={<ButtonLink to={to}>See the catalogue</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}
