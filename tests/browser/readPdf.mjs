/** Returns a PDF document and the text of each of its pages. @param {Uint8Array} data */
export const readPdf = async (data) => {
  // The library expects these classes for rendering, which is not used here.
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
