import { ToolError } from './report.mjs';

const needed = [20, 20];

/** Every command needs the same Node; an older one would fail later with a syntax or loader error nobody can read. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  throw new ToolError(
    `Node ${needed.join('.')} or newer is needed, this is ${version}: see https://nodejs.org/en/download.`,
  );
}
