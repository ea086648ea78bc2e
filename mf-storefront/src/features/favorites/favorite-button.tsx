import { UNTITLED_ARTWORK } from '@gallery/domain';
import { Button, TextButton } from '@gallery/ui';

export interface FavoriteButtonProps {
  /** The artwork's title, for screen readers. */
  title: string;
  isSaved: boolean;
  onClick: () => void;
  /** `quiet` on cards; `text` beside other text buttons. */
  look?: 'quiet' | 'text';
}

/** Saves an artwork to the favorites, or removes it. */
export function FavoriteButton({ title, isSaved, onClick, look = 'quiet' }: FavoriteButtonProps) {
  const press = { 'aria-pressed': isSaved, onClick };
  const words = (
    <>
      Favorite
      {/* Screen readers announce the pressed state. */}
      {isSaved && <span aria-hidden="true">, saved</span>}
      <span className="visually-hidden"> {title || UNTITLED_ARTWORK}</span>
    </>
  );
  if (look === 'quiet') return <TextButton {...press}>{words}</TextButton>;
  return (
    <Button variant="text" {...press}>
      {words}
    </Button>
  );
}
