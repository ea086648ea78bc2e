const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom has none of these, so Node's own are passed in.
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
];

module.exports = class extends TestEnvironment {
  constructor(...options) {
    super(...options);
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
};
