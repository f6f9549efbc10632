/** Renders the import rules of `architecture.cjs`, the table that the checks read, as an SVG diagram. */
import tables from '../../architecture.cjs';

/** @typedef {Readonly<Record<string, readonly string[]>>} Imports each folder with the folders that it may import */
/** @typedef {{ name: string, x: number, y: number }} Box */

const BOX = { width: 104, height: 36 };
const GAP = { x: 18, y: 54 };

/** @type {(imports: Imports, folder: string) => number} */
const getHeight = (imports, folder) =>
  Math.max(-1, ...(imports[folder] ?? []).map((target) => getHeight(imports, target))) + 1;

/**
 * Returns the arrows between folders. Imports that are also reachable through another folder are left out.
 * @param {Imports} imports
 */
const getArrows = (imports) =>
  Object.entries(imports).flatMap(([from, below]) =>
    below
      .filter((to) => !below.some((sibling) => imports[sibling]?.includes(to)))
      .map((to) => ({ from, to })),
  );

/** @type {(imports: Imports, left: number, width: number, top: number) => Box[]} */
const placeFolders = (imports, left, width, top) => {
  const folders = Object.keys(imports).map((name) => ({ name, height: getHeight(imports, name) }));
  const maxHeight = Math.max(...folders.map(({ height }) => height));
  return folders.map(({ name, height }) => {
    const row = folders.filter((other) => other.height === height).map((other) => other.name);
    const rowWidth = row.length * BOX.width + (row.length - 1) * GAP.x;
    const x = left + (width - rowWidth) / 2 + row.indexOf(name) * (BOX.width + GAP.x);
    return { name, x, y: top + (maxHeight - height) * (BOX.height + GAP.y) };
  });
};

const INK = '#14315f';
const textAttributes = `font-family="sans-serif" font-weight="600" text-anchor="middle" fill="${INK}"`;

/** @param {Box} box */
const drawBox = ({ name, x, y }) =>
  `<g><rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="4" fill="#ffffff" stroke="${INK}" stroke-width="1.5"/><text ${textAttributes} font-size="15" x="${x + BOX.width / 2}" y="${y + BOX.height / 2 + 5}">${name}</text></g>`;

/** @type {(boxes: readonly Box[]) => (arrow: { from: string, to: string }) => string} */
const createArrowDrawer = (boxes) => {
  const findBox = (/** @type {string} */ name) =>
    /** @type {Box} */ (boxes.find((box) => box.name === name));
  return ({ from, to }) => {
    const [above, below] = [findBox(from), findBox(to)];
    const [x1, y1] = [above.x + BOX.width / 2, above.y + BOX.height];
    const [x2, y2] = [below.x + BOX.width / 2, below.y];
    return `<path d="M${x1} ${y1}C${x1} ${y1 + 30} ${x2} ${y2 - 30} ${x2} ${y2 - 6}" fill="none" stroke="#5c6470" stroke-width="1.25" marker-end="url(#to)"/>`;
  };
};

/**
 * Returns the diagram of both halves side by side: the site and the sample API, which communicate only over HTTP.
 * @param {{ mayImport: Imports, mockMayImport: Imports }} [imports]
 */
export const renderArchitecturePicture = ({ mayImport, mockMayImport } = tables) => {
  const siteBoxes = placeFolders(mayImport, 20, 480, 64);
  const apiBoxes = placeFolders(mockMayImport, 560, 480, 64);
  const bottom = Math.max(...[...siteBoxes, ...apiBoxes].map(({ y }) => y)) + BOX.height + 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1060 ${bottom}" role="img" aria-labelledby="title"><title id="title">Who may import whom: each folder only what its arrows lead to, at once or through others</title>
<defs><marker id="to" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#5c6470"/></marker></defs>
<rect width="1060" height="${bottom}" fill="#ffffff"/><rect fill="#eef3f9" x="12" y="12" width="496" height="${bottom - 24}" rx="8"/><rect fill="#eef3f9" x="552" y="12" width="496" height="${bottom - 24}" rx="8"/>
<text ${textAttributes} font-size="17" x="260" y="42">src: the site</text><text ${textAttributes} font-size="17" x="800" y="42">mock-api: the API on a laptop</text>
<path d="M508 32H552" fill="none" stroke="${INK}" stroke-width="2" stroke-dasharray="6 4"/>
${getArrows(mayImport).map(createArrowDrawer(siteBoxes)).join('\n')}
${getArrows(mockMayImport).map(createArrowDrawer(apiBoxes)).join('\n')}
${[...siteBoxes, ...apiBoxes].map(drawBox).join('\n')}
</svg>
`;
};
