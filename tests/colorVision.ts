/** Simulates color vision deficiencies and measures the visible difference between two colors. */

/** Red, green and blue as linear light from 0 to 1. */
type LinearColor = readonly [red: number, green: number, blue: number];
type Matrix = readonly [LinearColor, LinearColor, LinearColor];

const parseColor = (hex: string): LinearColor =>
  [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as LinearColor;
const multiply = (matrix: Matrix, color: LinearColor): LinearColor =>
  matrix.map((row) =>
    row.reduce((sum, factor, at) => sum + factor * color[at]!, 0),
  ) as unknown as LinearColor;
/** Returns a function that simulates a deficiency for a color `#rrggbb`. Light outside the display’s range is clipped. */
const simulate =
  (matrix: Matrix) =>
  (hex: string): LinearColor =>
    multiply(matrix, parseColor(hex)).map((part) =>
      Math.min(1, Math.max(0, part)),
    ) as unknown as LinearColor;

/** Usual vision, and the three dichromacies by the model of Machado, Oliveira and Fernandes (2009) at full severity. */
export const visions: Readonly<Record<string, (hex: string) => LinearColor>> = {
  'usual vision': parseColor,
  protanopia: simulate([
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ]),
  deuteranopia: simulate([
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ]),
  tritanopia: simulate([
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ]),
};

/** Returns a color in OKLab (Björn Ottosson, 2020), in which equal distances look about equally different. */
const toOklab = (color: LinearColor): LinearColor => {
  const cones = multiply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
  ).map(Math.cbrt) as unknown as LinearColor;
  return multiply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
};
/** Returns the distance of two colors in OKLab: 0 for equal colors, 1 from black to white. */
export const colorDistance = (one: LinearColor, other: LinearColor): number => {
  const [first, second] = [toOklab(one), toOklab(other)];
  return Math.hypot(...first.map((part, at) => part - second[at]!));
};
