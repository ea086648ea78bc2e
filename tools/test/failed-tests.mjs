/** Finds the failed tests in the output of jest and Playwright, so that a run can end with them. */
import { stripColors } from './test-counts.mjs';

/** Enough for the message and the place in the test; the rest is further up. */
const LINES_OF_A_FAILURE = 25;

/**
 * jest's blocks, each from `● a.test.ts › what it tests` to the next test or file. Nx mixes the lines of projects, each
 * with its project's name in front.
 * @param {string[]} lines @returns {string[][]}
 */
export function failedInJest(lines) {
  /** @type {Map<string, string[]>} the failure that each project is printing now */
  const open = new Map();
  /** @type {Map<string, string[]>} */
  const failures = new Map();
  for (const line of lines.map(stripColors)) {
    const [, project = '', text = ''] = /^(@gallery\/[\w-]+: )?(.*)$/s.exec(line) ?? [];
    // Without it: the heading of what a file logged.
    const name = /^ *● (?!Console$)(.+)$/.exec(text)?.[1];
    if (name !== undefined) {
      const failure = [`${project}${name}`];
      // jest repeats failures at the end of a long run.
      if (!failures.has(failure[0])) failures.set(failure[0], failure);
      open.set(project, failure);
    } else if (/^ *(PASS|FAIL) |^Test Suites: |^ *console\.\w+$/.test(text)) open.delete(project);
    else open.get(project)?.push(text);
  }
  return [...failures.values()].map(shorten);
}

/**
 * Playwright's blocks, each from `  1) [journeys] › buy.journey.ts:3:1 › what it tests ────` to the next or the counts.
 * @param {string[]} lines @returns {string[][]}
 */
export function failedInPlaywright(lines) {
  /** @type {string[][]} */
  const failures = [];
  let isOpen = false;
  for (const line of lines.map(stripColors)) {
    const name = /^ {2}\d+\) (.+?)[ ─]*$/.exec(line)?.[1];
    if (name !== undefined) failures.push([name]);
    else if (isOpen && !/^ {2}\d+ \w+/.test(line)) failures.at(-1)?.push(line);
    isOpen = name !== undefined || (isOpen && !/^ {2}\d+ \w+/.test(line));
  }
  return failures.map(shorten);
}

/** @param {string[]} failure */
const shorten = (failure) => failure.filter((line) => line.trim() !== '').slice(0, LINES_OF_A_FAILURE);
