/** The table of Lighthouse's results. */

/**
 * @typedef {object} Figures of one run
 * @property {number} performance 0–100
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 * @property {number} lcp ms
 * @property {number} fcp ms
 * @property {number} tbt ms
 * @property {number} cls
 * @property {number} script kB of JavaScript as transferred
 * @property {number} benchmarkIndex how quick the machine was meanwhile
 */

/** @returns {Figures} */
export function readFigures(result) {
  const score = (category) => Math.round((result.categories[category].score ?? 0) * 100);
  const ms = (audit) => Math.round(result.audits[audit].numericValue ?? Number.NaN);
  const requests = result.audits['network-requests'].details?.items ?? [];
  const scripts = requests.filter((request) => request.resourceType === 'Script');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: ms('largest-contentful-paint'),
    fcp: ms('first-contentful-paint'),
    tbt: ms('total-blocking-time'),
    cls: Math.round((result.audits['cumulative-layout-shift'].numericValue ?? 0) * 1_000) / 1_000,
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000,
    benchmarkIndex: Math.round(result.environment.benchmarkIndex),
  };
}

/** The median; of an even count the lower of the two. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

const COLUMNS = {
  performance: 'performance',
  lcp: 'LCP ms',
  fcp: 'FCP ms',
  tbt: 'TBT ms',
  cls: 'CLS',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
  script: 'JavaScript kB',
  benchmarkIndex: 'machine',
};

/**
 * A Markdown table of medians.
 * @param {{ page: string, runs: Figures[] }[]} rows
 */
export function tableOf(rows) {
  const head = ['page', ...Object.values(COLUMNS)];
  const lines = rows.map(({ page, runs }) => [
    page,
    ...Object.keys(COLUMNS).map((name) => {
      const value = median(runs.map((run) => run[name]));
      return name === 'script' ? value.toFixed(1) : String(value);
    }),
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
