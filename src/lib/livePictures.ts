/** Functions that capture an element as a data URL, by element. Image export uses them for what CSS cannot describe, such as maps. */
export const livePictures = new WeakMap<Element, () => Promise<string>>();
