/** What the command ends with: 0 when everything was taken, 1 when photographs were refused or are left, else a reason not to begin. */
export const exitCodes = { done: 0, left: 1, usage: 2, closed: 3 };

/** A reason to end that the person at the keyboard can act on: its message is the one sentence they see. */
export class Stop extends Error {
  /** @param {string} message @param {number} exitCode */
  constructor(message, exitCode) {
    super(message);
    this.name = 'Stop';
    this.exitCode = exitCode;
  }
}
