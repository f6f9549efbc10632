/**
 * Adds `mockApi` to the globals of an environment. The mock API is outside the module registries of the test files, so a worker
 * bundles and loads it once instead of once per file.
 * @template {new (...args: any[]) => { global: object, setup(): Promise<void> }} Base
 * @param {Base} Environment
 */
exports.withMockApi = (Environment) =>
  class extends Environment {
    /** @override */
    async setup() {
      await super.setup();
      const { openServer, sharedServer } = await import('./mockApi.mjs');
      // A copy, because Jest empties the globals of a file when it ends.
      Object.assign(this.global, { mockApi: { openServer, sharedServer } });
    }
  };
