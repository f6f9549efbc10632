import tokens from './layoutTokens.json';

/** Constants of the specification (§9) in CSS pixels and milliseconds. Sass reads the same file. */
export const { breakpoints, heights, timings, limits } = tokens;
/** Viewport width in CSS pixels below which the site uses the mobile navigation, cards and sheets. */
export const mobileWidth = breakpoints.tablet;
