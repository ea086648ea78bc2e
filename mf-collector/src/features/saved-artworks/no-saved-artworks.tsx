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
      detail="Artworks you save appear here, with the prints remaining in each edition."
      action={<ButtonLink to={to}>Browse the catalog</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}
