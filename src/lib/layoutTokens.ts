import tokens from './layoutTokens.json';

/** Constants of the specification (§9) in CSS pixels and milliseconds. Sass reads the same file. */
export const { breakpoints, heights, timings, limits } = tokens;
/** Below this width the mobile navigation, cards and sheets are used. */
export const mobileWidth = breakpoints.tablet;
