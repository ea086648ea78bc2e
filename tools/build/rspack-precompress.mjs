/** Writes .br and .gz beside every text asset once, so that no server compresses at run time, and prints the sizes. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const text = /\.(js|css|svg|json)$/;

/** Smaller files travel in one packet either way. */
const WORTH_COMPRESSING_BYTES = 1024;

export class Precompress {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('Precompress', async (compilation) => {
      const names = compilation.getAssets().map((asset) => asset.name);
      const rows = await Promise.all(
        names.filter((name) => text.test(name)).map((name) => compress(compiler.outputPath, name)),
      );
      report(compiler.options.name, rows);
    });
  }
}

async function compress(folder, name) {
  const file = path.join(folder, name);
  const bytes = await fs.readFile(file);
  const zipped = await gzip(bytes, { level: 9 });
  if (bytes.length >= WORTH_COMPRESSING_BYTES) {
    await Promise.all([fs.writeFile(`${file}.gz`, zipped), fs.writeFile(`${file}.br`, await brotli(bytes))]);
  }
  return { name, bytes: bytes.length, zipped: zipped.length };
}

function report(project, rows) {
  const scripts = rows.filter((row) => row.name.endsWith('.js')).sort((a, b) => b.zipped - a.zipped);
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
  for (const row of scripts) {
    console.log(`${kB(row.zipped)} gzip ${kB(row.bytes)}  ${project}  ${row.name}`);
  }
  const total = scripts.reduce((sum, row) => sum + row.zipped, 0);
  console.log(`${kB(total)} gzip            ${project}  all scripts`);
}
