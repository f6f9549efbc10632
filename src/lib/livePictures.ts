/**
 * Elements that stylesheets do not describe, such as maps, each with a function that returns its picture as a data URL. The component that
 * renders the element registers it; image export reads it.
 */
export const livePictures = new WeakMap<Element, () => Promise<string>>();
