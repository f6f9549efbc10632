const { TestEnvironment: FixedJsdom } = require('jest-fixed-jsdom').TestEnvironment ? require('jest-fixed-jsdom') : { TestEnvironment: require('jest-fixed-jsdom') };

/** jsdom with the platform's fetch, and with the timers that the in-process API server needs. */
module.exports = class extends FixedJsdom {
  async setup() {
    await super.setup();
    this.global.setImmediate = setImmediate;
    this.global.clearImmediate = clearImmediate;
  }
};
