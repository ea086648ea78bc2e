// Every class of a CSS module maps to its own name, so that tests can read it.
module.exports = new Proxy({}, { get: (_target, key) => (key === '__esModule' ? false : String(key)) });
