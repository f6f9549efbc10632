/** Pictures (data URLs) of elements that stylesheets do not describe, such as maps, for image export. */
export const livePictures = new WeakMap<Element, () => Promise<string>>();
