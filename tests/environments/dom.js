require('./compileOnce');
const FixedJsdom = require('jest-fixed-jsdom');

/** A jsdom environment with the platform's fetch and the timers that msw needs. */
class DomEnvironment extends FixedJsdom {
  /** @override */
  async setup() {
    await super.setup();
    this.global.setImmediate = setImmediate;
    this.global.clearImmediate = clearImmediate;
    // React constructs FormData of a form whose handler navigates; the platform's own class does not accept jsdom's forms.
    this.global.FormData = class extends FormData {
      constructor() {
        super();
      }
    };
  }
}
module.exports = DomEnvironment;
