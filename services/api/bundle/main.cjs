/** Runs the bundled API: what the build copies to `dist/bundle/main.js`. */
const path = require('node:path');
const { loadBundle } = require('./load-bundle');

const { api } = loadBundle(path.join(__dirname, 'api.js'));
void api.loadApi().then((bootstrap) => bootstrap());
