import { UNTITLED } from '@gallery/domain';
import { Button, QuietWord } from '@gallery/ui';

export interface FavoriteWordProps {
  /** Of the work, for those who hear one control after the other. */
  title: string;
  isSaved: boolean;
  onPress: () => void;
  /** `quiet` on cards; `word` beside other underlined words. */
  look?: 'quiet' | 'word';
}

/** Saves a work among the collector's favorites and takes it out again. */
export function FavoriteWord({ title, isSaved, onPress, look = 'quiet' }: FavoriteWordProps) {
  const press = { 'aria-pressed': isSaved, onClick: onPress };
  const words = (
    <>
      Favorite
      {/* Heard as the pressed state. */}
      {isSaved && <span aria-hidden="true">, saved</span>}
      <span className="visually-hidden"> {title || UNTITLED}</span>
    </>
  );
  if (look === 'quiet') return <QuietWord {...press}>{words}</QuietWord>;
  return (
    <Button variant="word" {...press}>
      {words}
    </Button>
  );
}
