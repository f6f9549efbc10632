/**
 * A PDF and the words of each of its pages.
 * @param {Uint8Array} data
 */
export const readPdf = async (data) => {
  // What the library would draw with is not there, and nothing is drawn.
  for (const name of ['DOMMatrix', 'Path2D', 'ImageData'])
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: class {} });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  /** @type {string[]} */
  const texts = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return { pdf, texts };
};
