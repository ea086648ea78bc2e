/** Whether a text can be compared with an ASCII column: MySQL refuses to compare it with other characters. */
export const isAscii = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);
