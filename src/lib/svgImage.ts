import { tokenColor } from './tokenColor';

/** Properties of a drawing that its style sheets set and a file must carry itself. */
const carried = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];
const LINE = 20;

/** A drawing as the text of a file of its own: styles written into it, with lines of words above and below. */
export const svgImage = (drawing: SVGSVGElement, lines: readonly string[]): string => {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')];
  [copy, ...copy.querySelectorAll<SVGElement>('*')].forEach((element, index) => {
    const style = window.getComputedStyle(originals[index]!);
    carried.forEach((name) => {
      const value = style.getPropertyValue(name);
      if (value && !element.style.getPropertyValue(name)) element.setAttribute(name, value);
    });
    element.removeAttribute('class');
    element.removeAttribute('tabindex');
  });
  const width = Number(drawing.getAttribute('width')) || drawing.clientWidth;
  const height = Number(drawing.getAttribute('height')) || drawing.clientHeight;
  const head = (lines.length + 1) * LINE;
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const words = lines
    .map(
      (line, index) =>
        `<text x="8" y="${(index + 1) * LINE}" font-family="sans-serif" font-size="${index ? 13 : 16}" font-weight="${index ? 400 : 700}">${escape(line)}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + head}" viewBox="0 0 ${width} ${height + head}"><rect width="100%" height="100%" fill="${tokenColor('--page')}"/>${words}<g transform="translate(0 ${head})">${copy.innerHTML}</g></svg>`;
};
