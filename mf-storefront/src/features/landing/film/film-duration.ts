/** A film's length as its caption tells it: `0:12`. */
export const formatFilmDuration = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
