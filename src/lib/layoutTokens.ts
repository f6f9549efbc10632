import tokens from './layoutTokens.json';

/**
 * Layout and timing constants of the specification (§9): breakpoints and heights in CSS pixels, timings in milliseconds. Sass reads the
 * same file.
 */
export const { breakpoints, heights, timings, limits } = tokens;
/** Below this width the mobile navigation, cards and sheets are used. */
export const mobileWidth = breakpoints.tablet;
