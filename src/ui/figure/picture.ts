/** Makes an SVG image of an element. Copies charts, embeds live pictures such as maps, and rebuilds all other backgrounds and text. */
import { inLightScheme } from '@/lib/colorScheme';
import { livePictures } from '@/lib/livePictures';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export interface Picture {
  width: number;
  height: number;
  marks: SVGElement;
}
/** Controls and other elements that do not belong in an image. */
const SKIPPED = 'select, input, label, .usa-button, [data-unpictured], [aria-live]';
/** SVG properties that the site’s stylesheets set. An image file must contain them itself. */
const copiedProperties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];
/** The part of a text line’s height that is above its baseline. */
const ASCENT = 0.81;

/** Returns an SVG element with attributes and a text. */
export const createSvgElement = (
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  text = '',
): SVGElement => {
  const svgElement = document.createElementNS(SVG_NAMESPACE, name);
  Object.entries(attributes).forEach(([key, value]) => {
    if (value !== undefined) svgElement.setAttribute(key, String(value));
  });
  svgElement.textContent = text;
  return svgElement;
};

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const intersect = (box: Box, otherBox: Box): Box => ({
  left: Math.max(box.left, otherBox.left),
  top: Math.max(box.top, otherBox.top),
  right: Math.min(box.right, otherBox.right),
  bottom: Math.min(box.bottom, otherBox.bottom),
});
/** Sets the `font-variant-numeric` style, for which SVG has no attribute, and returns the element. */
const setFigureStyle = (
  mark: SVGElement,
  { fontVariantNumeric }: CSSStyleDeclaration,
): SVGElement => {
  mark.style.fontVariantNumeric = fontVariantNumeric;
  return mark;
};
const isEmpty = ({ left, top, right, bottom }: Box): boolean => right <= left || bottom <= top;

/** Returns a copy of a chart with its computed styles as attributes. */
const copyChart = (chart: SVGSVGElement): SVGElement => {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originalElements = [chart, ...chart.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, at) => {
    const style = getComputedStyle(originalElements[at]!);
    ['class', 'style', 'tabindex', 'role', 'aria-label', 'data-stop'].forEach((name) =>
      element.removeAttribute(name),
    );
    copiedProperties.forEach((name) => {
      const value = style.getPropertyValue(name);
      if (value) element.setAttribute(name, value);
    });
    if (element instanceof SVGTextElement) setFigureStyle(element, style);
  });
  const group = createSvgElement('g', {});
  group.append(...copy.childNodes);
  return group;
};

/** Returns the visible lines of a text node with their boxes. */
const getTextLines = (node: Text, clip: Box): { text: string; box: Box }[] => {
  const lines: { text: string; box: Box }[] = [];
  const range = document.createRange();
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const box = range.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (!box.width || x < clip.left || x > clip.right || y < clip.top || y > clip.bottom) continue;
    const lastLine = lines[lines.length - 1];
    if (lastLine && Math.abs(lastLine.box.top - box.top) < 2) {
      lastLine.text += ` ${word}`;
      lastLine.box.right = box.right;
    } else {
      const { left, top, right, bottom } = box;
      lines.push({ text: word, box: { left, top, right, bottom } });
    }
  }
  return lines;
};

/** Returns a fill with its opacity as a separate attribute. */
const toFillAttributes = (fill: string) => {
  const [, rgb, alpha] = /^rgba\(([^)]*), ([\d.]+)\)$/.exec(fill) ?? [];
  return rgb ? { fill: `rgb(${rgb})`, 'fill-opacity': alpha! } : { fill };
};
/** Returns the background and border of an element as rectangles, relative to `origin`. */
const createGroundMarks = (style: CSSStyleDeclaration, box: Box, origin: DOMRect): SVGElement[] => {
  const isHatched = style.backgroundImage.startsWith('repeating');
  const [first, second] = style.backgroundImage.match(/rgba?\([^)]*\)/g) ?? [];
  const fill = isHatched ? first! : style.backgroundColor;
  const edge = parseFloat(style.borderBottomWidth) || 0;
  const isClear = /, 0\)$|^transparent$/.test(fill) || !fill;
  if ((isClear && !edge) || isEmpty(box)) return [];
  const rect = {
    x: box.left - origin.left + edge / 2,
    y: box.top - origin.top + edge / 2,
    width: Math.max(0, box.right - box.left - edge),
    height: Math.max(0, box.bottom - box.top - edge),
    rx: parseFloat(style.borderBottomRightRadius) || 0,
  };
  const border = edge ? { stroke: style.borderBottomColor, 'stroke-width': edge } : {};
  const marks = [
    createSvgElement('rect', {
      ...rect,
      ...(isClear ? { fill: 'none' } : toFillAttributes(fill)),
      ...border,
    }),
  ];
  // Stripes mark unknown values. They are vertical in the image.
  for (let x = 0; isHatched && second && x < rect.width; x += 8) {
    const stripe = { rx: 0, x: rect.x + x, width: Math.min(4, rect.width - x), fill: second };
    marks.push(createSvgElement('rect', { ...rect, ...stripe }));
  }
  return marks;
};
const createTextMark = (text: string, box: Box, style: CSSStyleDeclaration, origin: DOMRect) => {
  const isRightAligned = style.textAlign === 'right';
  const attributes = {
    x: (isRightAligned ? box.right : box.left) - origin.left,
    'text-anchor': isRightAligned ? 'end' : 'start',
    y: box.top - origin.top + (box.bottom - box.top) * ASCENT,
    fill: style.color,
    'font-family': style.fontFamily,
    'font-size': style.fontSize,
    'font-weight': style.fontWeight,
  };
  const displayedText = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
  return setFigureStyle(createSvgElement('text', attributes, displayedText), style);
};

/** Returns the data URLs of all live pictures in an element. */
const captureLivePictures = (frame: HTMLElement): ReadonlyMap<Element, string> =>
  new Map(
    [frame, ...frame.querySelectorAll('*')].flatMap((element) => {
      const getLivePicture = livePictures.get(element);
      return getLivePicture ? [[element, getLivePicture()] as const] : [];
    }),
  );
const drawPicture = (
  frame: HTMLElement,
  capturedPictures: ReadonlyMap<Element, string>,
): Picture => {
  const origin = frame.getBoundingClientRect();
  const marks = createSvgElement('g', {});
  let height = 0;
  const appendMark = (mark: SVGElement, bottom: number) => {
    marks.append(mark);
    height = Math.max(height, bottom - origin.top);
  };
  const placeMark = (mark: SVGElement, { left, top, bottom }: Box) => {
    mark.setAttribute('transform', `translate(${left - origin.left} ${top - origin.top})`);
    appendMark(mark, bottom);
  };
  const walk = (element: Element, clip: Box): void => {
    const style = getComputedStyle(element);
    if (element.matches(SKIPPED) || style.display === 'none' || style.visibility === 'hidden')
      return;
    const box = element.getBoundingClientRect();
    const capturedPicture = capturedPictures.get(element);
    if (capturedPicture !== undefined) {
      const { width, height: pictureHeight } = box;
      placeMark(
        createSvgElement('image', { href: capturedPicture, width, height: pictureHeight }),
        box,
      );
      return;
    }
    if (element instanceof SVGSVGElement) {
      if (element.getAttribute('role') === 'img') placeMark(copyChart(element), box);
      return;
    }
    const visibleBox = intersect(box, clip);
    createGroundMarks(style, visibleBox, origin).forEach((mark) =>
      appendMark(mark, visibleBox.bottom),
    );
    const innerClip = style.overflow === 'visible' ? clip : intersect(clip, box);
    for (const child of element.childNodes) {
      if (child instanceof Element) walk(child, innerClip);
      if (!(child instanceof Text)) continue;
      for (const { text, box: line } of getTextLines(child, innerClip))
        appendMark(createTextMark(text, line, style, origin), line.bottom);
    }
  };
  walk(frame, { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity });
  return { width: origin.width, height, marks };
};

/** Returns an image of an element in its light colors, as wide as the element and as high as its content. */
export const createPicture = (frame: HTMLElement): Picture => {
  const capturedPictures = captureLivePictures(frame);
  return inLightScheme(() => drawPicture(frame, capturedPictures));
};
