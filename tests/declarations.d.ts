declare module 'jest-fixed-jsdom' {
  import { TestEnvironment } from 'jest-environment-jsdom';

  class FixedJsdom extends TestEnvironment {}
  export = FixedJsdom;
}
