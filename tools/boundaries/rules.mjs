/** Import rules for dependency-cruiser. The part of a name before the slash is the rule that fixtures prove. */
import { apiModules, folderOf, projects, remotes, testFiles } from './projects.mjs';

const api = '^services/api/src/';
const browserFolders = Object.values(projects)
  .filter((project) => project.browser)
  .map((project) => `^${project.folder}/src/`);
/** @param {string[]} names of packages, a trailing slash for a whole scope */
const packages = (...names) => names.map((name) => `node_modules/${name}${name.endsWith('/') ? '' : '/'}`);
const serverPackages = packages(
  '@nestjs/',
  'typeorm',
  'mysql2',
  'fastify',
  '@fastify/',
  'sharp',
  'pino',
  'nodemailer',
  'prom-client',
  '@opentelemetry/',
);
const reactPackages = packages('react', 'react-dom', 'react-router', '@tanstack/', 'zustand', 'radix-ui');

/** @param {string[]} names */
const inside = (names) => names.map((name) => `^${folderOf(name)}/`);

const projectArrows = Object.entries(projects).flatMap(
  ([name, { folder, mayImport, testsMayImport = [] }]) => {
    const apart = remotes.includes(name) ? remotes : [];
    const others = (allowed) =>
      inside(
        Object.keys(projects).filter(
          (other) => other !== name && !allowed.includes(other) && !apart.includes(other),
        ),
      );
    return [
      {
        name: `project-arrows/${name}`,
        comment: `${name} may import: ${mayImport.join(', ') || 'no other project'}`,
        from: { path: `^${folder}/`, pathNot: testFiles },
        to: { path: others(mayImport) },
      },
      {
        name: `project-arrows/tests-of-${name}`,
        comment: `tests of ${name} may import: ${[...mayImport, ...testsMayImport].join(', ') || 'no other project'}`,
        from: { path: [`^${folder}/.*${testFiles.replace('^services/api/', '')}`] },
        to: { path: others([...mayImport, ...testsMayImport]) },
      },
    ];
  },
);

const moduleOrder = apiModules
  .flatMap((row, index) =>
    row.map((name) => ({
      name: `api-module-order/${name}`,
      comment: `${name} may import: ${apiModules.slice(0, index).flat().join(', ') || 'no other module'}`,
      from: { path: `${api}${name}/` },
      to: {
        path: apiModules
          .slice(index)
          .flat()
          .filter((other) => other !== name)
          .map((other) => `${api}${other}/`),
      },
    })),
  )
  .filter((rule) => rule.to.path.length > 0);

export const rules = [
  ...projectArrows,
  {
    name: 'remotes-apart',
    comment: 'a remote reaches another one only at run time, through what contracts declares',
    from: { path: '^(mf-[^/]+)/' },
    to: { path: inside(remotes), pathNot: '^$1/' },
  },
  {
    name: 'library-face',
    comment: 'a library is entered through its index (or that of a declared entry), never deep inside',
    from: { path: '.', pathNot: ['^libs/', '^tools/boundaries/fixtures/'] },
    to: { path: '^libs/[^/]+/src/', pathNot: String.raw`/index\.ts$|\.css$` },
  },
  {
    name: 'library-face/between-libraries',
    comment: 'the same between libraries',
    from: { path: '^libs/([^/]+)/' },
    to: { path: '^libs/[^/]+/src/', pathNot: ['^libs/$1/', String.raw`/index\.ts$|\.css$`] },
  },
  {
    name: 'own-index',
    comment: 'an index is a face for others; imported inside it closes a circle',
    from: { path: String.raw`^(libs/[^/]+/src|services/api/src/[^/]+)/`, pathNot: testFiles },
    to: { path: String.raw`^$1/index\.ts$` },
  },
  {
    name: 'no-circular',
    comment: 'no file may depend on itself through others',
    from: {},
    to: { circular: true },
  },
  ...moduleOrder,
  {
    name: 'api-module-face',
    comment: 'a module of the API is entered through its index.ts only',
    from: { path: `${api}([^/]+)/`, pathNot: testFiles },
    to: { path: `${api}[^/]+/`, pathNot: [`${api}$1/`, String.raw`/index\.ts$`] },
  },
  {
    name: 'api-module-face/root',
    comment:
      'also by what puts the application together; only platform, whose outside it is, lies open to it, and the .module.ts of those that nobody imports',
    from: { path: String.raw`^services/api/src/[^/]+\.ts$`, pathNot: testFiles },
    to: {
      path: `${api}[^/]+/`,
      pathNot: [
        String.raw`/index\.ts$`,
        `${api}platform/`,
        String.raw`^services/api/src/(dashboard|emails|pages|saved-views|letters|price-changes|search)/[^/]+\.module\.ts$`,
      ],
    },
  },
  {
    name: 'stores-and-entities-private',
    comment:
      'how a module keeps its rows is nobody else’s business: its index exports neither store nor entity',
    from: { path: String.raw`^services/api/src/[^/]+/index\.ts$` },
    to: { path: String.raw`\.(store|entity)\.ts$` },
  },
  {
    name: 'controllers-without-stores',
    comment: 'a controller makes one call into a service',
    from: { path: String.raw`^services/api/src/.+\.controller\.ts$` },
    to: { path: String.raw`\.(store|entity)\.ts$` },
  },
  {
    name: 'pure-rules',
    comment: 'rules are plain functions: no framework, no database, no store',
    from: {
      path: [
        String.raw`^services/api/src/.+-(status|quote|rules|number|price|money)\.ts$`,
        '^libs/domain/src/',
      ],
    },
    to: {
      path: [
        ...serverPackages,
        ...packages('class-validator', 'rxjs', 'stripe'),
        String.raw`\.(store|entity|service)\.ts$`,
      ],
    },
  },
  {
    name: 'stripe-in-its-gateway',
    comment: 'what Stripe looks like is known in one folder',
    from: {
      path: '.',
      pathNot: [String.raw`^services/api/src/payments/stripe/`, '^tools/stripe-sandbox/', testFiles],
    },
    to: { path: packages('stripe') },
  },
  {
    name: 'sockets-in-their-adapter',
    comment: "Nest's gateways carry every socket; only their adapter knows ws",
    from: {
      path: '^services/api/src/',
      pathNot: [String.raw`^services/api/src/platform/sockets/`, testFiles],
    },
    to: { path: packages('ws') },
  },
  {
    name: 'no-server-in-browser',
    comment: 'nothing of the server may reach a page',
    from: { path: browserFolders, pathNot: testFiles },
    to: { path: serverPackages },
  },
  {
    name: 'no-react-in-contracts',
    comment: 'domain and contracts serve the API and pages alike',
    from: { path: ['^libs/domain/', '^libs/contracts/', '^services/api/'] },
    to: { path: reactPackages },
  },
  {
    name: 'federation-in-loader',
    comment: 'remotes are found and loaded in one place of the shell',
    from: { path: browserFolders, pathNot: ['^shell/src/remotes/', testFiles] },
    to: { path: packages('@module-federation/') },
  },
  {
    name: 'features-apart',
    comment: 'pages compose features; features do not know each other',
    from: { path: '^(mf-[^/]+|shell)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'remote-layers/components',
    comment: 'components serve every feature and know none; above them are features, the layout, then pages',
    from: { path: '^(mf-[^/]+)/src/components/' },
    to: { path: '^$1/src/(features|layout|pages)/' },
  },
  {
    name: 'remote-layers/features',
    comment: 'a feature does not know the layout or the page around it',
    from: { path: '^(mf-[^/]+)/src/features/' },
    to: { path: '^$1/src/(layout|pages)/' },
  },
  {
    name: 'remote-layers/layout',
    comment: 'the layout is around every page and knows none',
    from: { path: '^(mf-[^/]+)/src/layout/' },
    to: { path: '^$1/src/pages/' },
  },
].map((rule) => ({ severity: 'error', ...rule }));

/**
 * The same rules for several trees, each `depth` folders below the root of the check.
 * @param {number} depth
 */
export function rulesBelow(depth) {
  const below = `^${'[^/]+/'.repeat(depth)}`;
  const move = (pattern) =>
    Array.isArray(pattern) ? pattern.map(move) : pattern.replace(/(?<!\[)\^/g, below);
  const moveAll = ({ path, pathNot, ...rest }) => ({
    ...rest,
    ...(path && { path: move(path) }),
    ...(pathNot && { pathNot: move(pathNot) }),
  });
  return rules.map((rule) => ({ ...rule, from: moveAll(rule.from), to: moveAll(rule.to) }));
}
