/**
 * `node tools/images/sbom.mjs <workspace>…` prints the packages of an image as CycloneDX, from the lock file; without a workspace,
 * those of the root. `npm sbom --omit dev` would also leave out a package that runs in the image if any workspace has it
 * as a development dependency, such as fastify and react.
 */
import { spawnSync } from 'node:child_process';

const isForDevelopment = ({ properties = [] }) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development');

/**
 * The list without packages that are for development only.
 * @template {{ components: { 'bom-ref': string, properties?: { name: string }[] }[], dependencies: { ref: string, dependsOn: string[] }[] }} Bom
 * @param {Bom} bom as npm prints it @returns {Bom}
 */
export function withoutDevelopment(bom) {
  const dropped = new Set(bom.components.filter(isForDevelopment).map((component) => component['bom-ref']));
  return {
    ...bom,
    components: bom.components.filter((component) => !dropped.has(component['bom-ref'])),
    dependencies: bom.dependencies
      .filter(({ ref }) => !dropped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((of) => !dropped.has(of)) })),
  };
}

function list(workspaces) {
  const chosen =
    workspaces.length > 0
      ? workspaces.flatMap((name) => ['--workspace', name])
      : ['--workspaces=false', '--omit', 'dev'];
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync('npm', [...args, ...chosen], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return withoutDevelopment(JSON.parse(stdout));
}

if (import.meta.filename === process.argv[1])
  process.stdout.write(`${JSON.stringify(list(process.argv.slice(2)))}\n`);
