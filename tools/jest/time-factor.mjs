/** Stretches every time limit, to run the tests on a machine that is busy with something else. */
export const timeFactor = Number(process.env.TEST_TIME_FACTOR) || 1;
