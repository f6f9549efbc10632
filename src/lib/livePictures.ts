/** Functions that return an element in its light colors as a data URL. Image export uses them for what CSS cannot describe, such as maps. */
export const livePictures = new WeakMap<Element, () => string>();
