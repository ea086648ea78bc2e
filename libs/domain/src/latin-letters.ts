/**
 * Cyrillic and Greek capitals by their Latin look-alikes. As code points, because they would look alike here, too.
 */
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
 * The letters of a typed name as capitals: look-alikes are equal, whatever their case, spaces, dots and alphabet.
 * So nobody gets around a rule with an invisible difference.
 */
export const latinLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\P{L}/gu, '')
    .replaceAll(/[\u0370-\u04FF]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
