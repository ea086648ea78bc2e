/** Exit codes: 0 when everything was accepted, 1 when photos were refused or are left, else a reason not to start. */
export const exitCodes = { done: 0, left: 1, usage: 2, closed: 3 };

/** An error that the user can act on. Only its message is printed. */
export class ExitError extends Error {
  /** @param {string} message @param {number} exitCode */
  constructor(message, exitCode) {
    super(message);
    this.name = 'ExitError';
    this.exitCode = exitCode;
  }
}
