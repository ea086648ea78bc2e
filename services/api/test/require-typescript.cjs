/** Lets a process require TypeScript, compiled as jest compiles it. */
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { transformSync } = require('@swc/core');

const { jsc, module: format } = JSON.parse(fs.readFileSync(path.resolve(__dirname, '../.swcrc'), 'utf8'));

Module._extensions['.ts'] = (loaded, filename) => {
  const { code } = transformSync(fs.readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    jsc,
    module: format,
    sourceMaps: 'inline',
  });
  loaded._compile(code, filename);
};
