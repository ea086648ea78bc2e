/** The instructions of a Dockerfile that decide an image's files. */

/**
 * @typedef {object} Instruction
 * @property {string} keyword such as COPY
 * @property {string} text what follows it, continued lines joined
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} base an earlier stage or an image
 * @property {Instruction[]} instructions
 */

/** @param {string} dockerfile @returns {Stage[]} in their order */
export function stagesIn(dockerfile) {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  /** @type {Stage[]} */
  const stages = [];
  for (const line of lines) {
    const [, keyword, text] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    const from = keyword === 'FROM' ? /^(\S+) AS (\S+)$/.exec(text) : null;
    if (from) stages.push({ base: from[1], name: from[2], instructions: [] });
    else if (keyword) stages.at(-1)?.instructions.push({ keyword, text });
  }
  return stages;
}

/** The stage, after the instructions of its base stages. @param {Stage[]} stages @param {string} name @returns {Instruction[]} */
export function instructionsOf(stages, name) {
  const stage = stages.find((one) => one.name === name);
  return stage ? [...instructionsOf(stages, stage.base), ...stage.instructions] : [];
}

/** @param {string} text of a COPY @returns {{ from: string | undefined, sources: string[], target: string }} */
export function readCopy(text) {
  const words = text.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const places = words.filter((word) => !word.startsWith('--'));
  return { from, sources: places.slice(0, -1), target: places.at(-1) ?? '' };
}
