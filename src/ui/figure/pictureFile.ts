/** Creates image files that contain the texts of their figure. */
import { inLightScheme } from '@/lib/colorScheme';
import { textWidth } from '@/lib/fitText';
import { tokenColor } from '@/lib/tokenColor';
import { getLeadLines, getSourceLines, formatFullTitle, type FigureTexts } from './figureTexts';
import { createSvgElement, type Picture } from './picture';

export interface ImageFile {
  /** An SVG document. */
  text: string;
  width: number;
  height: number;
}
const MARGIN = 16;
/** Pixels of a PNG per CSS pixel. */
const SCALE = 2;
const LINE_HEIGHT = 1.4;

/** Wraps a text into lines of at most `width`, without losing any text. A word that is too long is split. */
export const wrapFullText = (
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    let remainder = word;
    const longerLine = line ? `${line} ${remainder}` : remainder;
    if (measure(longerLine) <= width) {
      line = longerLine;
      continue;
    }
    if (line) lines.push(line);
    while (measure(remainder) > width && remainder.length > 1) {
      let end = remainder.length - 1;
      while (end > 1 && measure(remainder.slice(0, end)) > width) end -= 1;
      lines.push(remainder.slice(0, end));
      remainder = remainder.slice(end);
    }
    line = remainder;
  }
  return line ? [...lines, line] : lines;
};

/** Returns a function that measures text in the typeface of the page, or by a table of widths if there is no canvas. */
const createTextMeasure = (
  family: string,
  size: number,
  weight: number,
): ((line: string) => number) => {
  const canvasContext = document.createElement('canvas').getContext('2d');
  if (!canvasContext) return (line) => textWidth(line, size);
  canvasContext.font = `${weight} ${size}px ${family}`;
  return (line) => canvasContext.measureText(line).width;
};
const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(blob);
  });
/** Returns a `@font-face` rule with the site’s typeface embedded; '' when it cannot be loaded. */
const loadTypeface = async (): Promise<string> => {
  try {
    for (const stylesheet of document.styleSheets)
      for (const rule of stylesheet.cssRules) {
        const url = rule instanceof CSSFontFaceRule && /url\("?([^")]+)/.exec(rule.cssText)?.[1];
        if (!url) continue;
        const response = await fetch(new URL(url, stylesheet.href ?? window.location.href));
        const dataUrl = await toDataUrl(await response.blob());
        return `@font-face{font-family:"Public Sans";font-weight:100 900;src:url(${dataUrl}) format("woff2")}`;
      }
  } catch {
    // Another typeface is also readable.
  }
  return '';
};

const readLightColors = () =>
  inLightScheme(() => ({
    ink: tokenColor('--ink'),
    muted: tokenColor('--muted'),
    rule: tokenColor('--rule'),
    page: tokenColor('--page'),
  }));
/** Returns an SVG image of a picture, with the texts of its figure above and below. */
export const addTexts = async (picture: Picture, texts: FigureTexts): Promise<ImageFile> => {
  const { fontFamily } = getComputedStyle(document.body);
  const colors = readLightColors();
  const width = picture.width + 2 * MARGIN;
  let y = MARGIN;
  const elements: SVGElement[] = [];
  const write = (text: string, size: number, color: string, weight = 400) =>
    wrapFullText(text, picture.width, createTextMeasure(fontFamily, size, weight)).forEach(
      (line) => {
        y += size * LINE_HEIGHT;
        elements.push(
          createSvgElement(
            'text',
            {
              x: MARGIN,
              y: y - size * (LINE_HEIGHT - 1),
              fill: color,
              'font-family': fontFamily,
              'font-size': size,
              'font-weight': weight,
            },
            line,
          ),
        );
      },
    );
  write(formatFullTitle(texts), 20, colors.ink, 700);
  getLeadLines(texts).forEach((line) => write(line, 14, colors.ink));
  y += MARGIN;
  picture.marks.setAttribute('transform', `translate(${MARGIN} ${y})`);
  elements.push(picture.marks);
  y += picture.height + MARGIN;
  elements.push(
    createSvgElement('line', {
      x1: MARGIN,
      x2: width - MARGIN,
      y1: y,
      y2: y,
      stroke: colors.rule,
    }),
  );
  y += MARGIN / 4;
  getSourceLines(texts).forEach((line) => write(line, 12, colors.muted));
  const height = Math.ceil(y + MARGIN);
  const size = { width: Math.ceil(width), height };
  const root = createSvgElement('svg', { ...size, viewBox: `0 0 ${size.width} ${height}` });
  const fontRule = await loadTypeface();
  root.append(
    ...(fontRule ? [createSvgElement('style', {}, fontRule)] : []),
    createSvgElement('rect', { width: '100%', height: '100%', fill: colors.page }),
    ...elements,
  );
  return { text: new XMLSerializer().serializeToString(root), ...size };
};

/** Returns an image as a PNG with twice the pixels of the page. */
export const toPng = async ({ text, width, height }: ImageFile): Promise<Blob> => {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const canvasContext = canvas.getContext('2d');
  canvasContext?.scale(SCALE, SCALE);
  canvasContext?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob)
    throw new Error('Your browser can’t create a PNG of this size. Download the SVG instead.');
  return blob;
};
