import node from '../jest/node.mjs';

export default {
  ...node(import.meta.dirname),
  // An ECMAScript module inside @fastify/static, which jest cannot require as it is.
  transformIgnorePatterns: ['/node_modules/(?!.*content-disposition/)'],
};
