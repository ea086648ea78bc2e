/** Cyrillic and Greek capitals and the Latin ones that they look like. By number, since here too they would look alike. */
const LOOK_ALIKES: Record<string, string> = {
  '\u0410': 'A',
  '\u0412': 'B',
  '\u0415': 'E',
  '\u0405': 'S',
  '\u0406': 'I',
  '\u0408': 'J',
  '\u041A': 'K',
  '\u041C': 'M',
  '\u041D': 'H',
  '\u041E': 'O',
  '\u0420': 'P',
  '\u0421': 'C',
  '\u0422': 'T',
  '\u0423': 'Y',
  '\u0425': 'X',
  '\u0391': 'A',
  '\u0392': 'B',
  '\u0395': 'E',
  '\u0396': 'Z',
  '\u0397': 'H',
  '\u0399': 'I',
  '\u039A': 'K',
  '\u039C': 'M',
  '\u039D': 'N',
  '\u039F': 'O',
  '\u03A1': 'P',
  '\u03A4': 'T',
  '\u03A5': 'Y',
  '\u03A7': 'X',
};

/**
 * The letters of a name that was typed, as capitals: what reads alike is alike, whatever its case, spaces, dots and
 * alphabet. Nobody gets around a rule by a letter that nobody can see.
 */
export const latinLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\P{L}/gu, '')
    .replaceAll(/[\u0370-\u04FF]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
