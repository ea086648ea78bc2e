import { UNTITLED_ARTWORK } from '@gallery/domain';
import { Button, TextButton } from '@gallery/ui';

export interface FavoriteButtonProps {
  /** Of the work, for those who hear one control after the other. */
  title: string;
  isSaved: boolean;
  onClick: () => void;
  /** `quiet` on cards; `word` beside other underlined words. */
  look?: 'quiet' | 'text';
}

/** Saves a work among the collector's favorites and takes it out again. */
export function FavoriteButton({ title, isSaved, onClick, look = 'quiet' }: FavoriteButtonProps) {
  const press = { 'aria-pressed': isSaved, onClick };
  const words = (
    <>
      Favorite
      {/* Heard as the pressed state. */}
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
