const FixedJsdom = require('jest-fixed-jsdom');

/** jsdom with the platform's fetch, and with the timers that msw needs. */
class DomEnvironment extends FixedJsdom {
  /** @override */
  async setup() {
    await super.setup();
    this.global.setImmediate = setImmediate;
    this.global.clearImmediate = clearImmediate;
    // React makes one of a form whose handler navigates; the platform's own class does not know jsdom's forms.
    this.global.FormData = class extends FormData {
      constructor() {
        super();
      }
    };
  }
}
module.exports = DomEnvironment;
