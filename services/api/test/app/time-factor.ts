/** Stretches the limits of long tests, as `tools/jest/time-factor.mjs` does those of all others. */
export const timeFactor = Number(process.env.TEST_TIME_FACTOR) || 1;
