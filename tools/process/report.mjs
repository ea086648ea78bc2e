/** What the commands print: each step while it happens and how long it took; plain lines, so that it reads the same without a terminal. */

/** A fault that the person at the keyboard can act on: its message is the one sentence they see, without a stack. */
export class ToolError extends Error {
  /** @param {string} message @param {string} [detail] further lines, such as the last output of a failed command */
  constructor(message, detail) {
    super(message);
    this.name = 'Fault';
    this.detail = detail;
  }
}

const heartbeatMs = 15_000;

/** @param {number} milliseconds */
export const duration = (milliseconds) =>
  milliseconds < 60_000
    ? `${(milliseconds / 1000).toFixed(1)} s`
    : `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;

/**
 * @param {(line: string) => void} print
 * @param {{ isBeside?: boolean }} [options] whether steps run in parallel, so that each line has to name its step
 */
export function createReport(print = (line) => console.log(line), { isBeside = false } = {}) {
  return {
    /** @param {string} line */
    say: (line) => print(line),

    /**
     * Runs one step and says so before and after; a long one says every 15 s that it is still running.
     * @template T
     * @param {string} what
     * @param {(note: (result: string) => void) => Promise<T>} work `note` adds a word to the closing line
     * @returns {Promise<T>}
     */
    async step(what, work) {
      const begun = performance.now();
      const elapsed = () => duration(performance.now() - begun);
      const whose = isBeside ? `${what}, ` : '';
      let noted = '';
      print(`• ${what} …`);
      const heartbeat = setInterval(() => print(`    ${whose}still at it (${elapsed()})`), heartbeatMs);
      try {
        const result = await work((text) => {
          noted = `, ${text}`;
        });
        print(`  ✓ ${whose}${elapsed()}${noted}`);
        return result;
      } catch (error) {
        print(`  ✗ ${whose}${elapsed()}`);
        throw error;
      } finally {
        clearInterval(heartbeat);
      }
    },
  };
}

/** @typedef {ReturnType<typeof createReport>} Report */

/**
 * Prints what went wrong on stderr: a ToolError as its sentence, anything else with its stack, because that is our bug.
 * @param {unknown} error
 */
export function printError(error) {
  if (error instanceof ToolError) {
    if (error.detail) console.error(error.detail.trimEnd());
    console.error(`\n${error.message}`);
    return;
  }
  console.error(error instanceof Error ? error.stack : String(error));
}
