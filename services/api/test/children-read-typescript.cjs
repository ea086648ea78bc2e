/** Processes that a test starts from the sources read TypeScript as the test itself does. */
process.execArgv = [...process.execArgv, '--require', require.resolve('./require-typescript.cjs')];
