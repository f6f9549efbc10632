const { TestEnvironment: FixedJsdom } = require('jest-fixed-jsdom').TestEnvironment ? require('jest-fixed-jsdom') : { TestEnvironment: require('jest-fixed-jsdom') };

// A setting that a build may give and the tests count on.
process.env.SITE_SURVEY_URL ??= 'https://survey.example/story';

/** jsdom with the platform's fetch, and with the timers that the in-process API server needs. */
module.exports = class extends FixedJsdom {
  async setup() {
    await super.setup();
    this.global.setImmediate = setImmediate;
    this.global.clearImmediate = clearImmediate;
    // React makes one of a form whose handler navigates; the platform's own class does not know jsdom's forms.
    this.global.FormData = class extends FormData { constructor() { super(); } };
  }
};
