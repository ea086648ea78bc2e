/** The caller's environment without the gallery's variables, so that every run is the same. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'USER'];
  return {
    ...Object.fromEntries(kept.map((name) => [name, process.env[name]])),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_WRITES: '100000',
    RATE_LIMIT_CHECKOUTS: '100000',
    RATE_LIMIT_MAILS: '100000',
    HOLD_BUDGET_NETWORK: '100000',
    HOLD_BUDGET_SHOPPER: '100000',
  };
}
