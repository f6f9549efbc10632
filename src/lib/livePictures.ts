/** Elements whose picture no style sheet describes (a map), with what gives it as the address of an image: kept by whoever draws them, asked by whoever saves a picture of the page. */
export const livePictures = new WeakMap<Element, () => Promise<string>>();
