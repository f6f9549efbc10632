import type { ReactNode } from 'react';
import { stateTiles } from '@/domain/site/stateTiles';

/** Returns the path of rectangles, each given as x, y, width and height. One path is shorter than many elements. */
const boxes = (...list: readonly (readonly [number, number, number, number])[]): string =>
  list.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
const Solid = ({ d }: { d: string }) => <path className="poster__solid" d={d} />;
const Soft = ({ d }: { d: string }) => <path className="poster__soft" d={d} />;
const Accent = ({ d }: { d: string }) => <path className="poster__accent" d={d} />;
const Line = ({ d, accent = false }: { d: string; accent?: boolean }) => (
  <path className={accent ? 'poster__line poster__line--accent' : 'poster__line'} d={d} />
);
/** Returns the path of a circle. */
const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`;

/** Renders a person with a speech bubble around a chart. */
const Story = ({ children }: { children: ReactNode }) => (
  <>
    <Solid d={`${circle(134, 58, 18)}M100 116q0-32 34-32t34 32z`} />
    <Line d="M186 14h106q8 0 8 8v58q0 8-8 8h-86l-16 16v-16h-4q-8 0-8-8v-58q0-8 8-8z" />
    {children}
  </>
);

const TILE = 13;
/** The state that the map marks: Ohio. */
const MARKED_STATE = 'OH';
const tile = ({ column, row }: (typeof stateTiles)[number]) =>
  [128 + column * TILE, 8 + row * TILE, TILE - 2, TILE - 2] as const;
const isMarked = ({ code }: (typeof stateTiles)[number]) => code === MARKED_STATE;

/** The pictures by name: shapes that show the subject of a video, in a box of 320 by 140. */
const pictures = {
  // A columned building above a timeline of laws.
  origin: (
    <>
      <Solid
        d={`M136 44L200 14l64 30z${boxes([138, 47, 124, 6], [130, 96, 140, 8], ...[0, 1, 2, 3, 4, 5].map((at) => [146 + at * 20, 57, 9, 35] as const))}`}
      />
      <Line d="M104 120h136" />
      <Accent d={[112, 164, 216].map((x) => circle(x, 120, 6)).join('')} />
    </>
  ),
  'story-bars': (
    <Story>
      <Solid d={boxes([194, 60, 14, 18], [216, 48, 14, 30], [260, 40, 14, 38])} />
      <Accent d={boxes([238, 28, 14, 50])} />
    </Story>
  ),
  'story-line': (
    <Story>
      <Line d="M192 72l20-16 20 8 24-28 26-8" accent />
      <Line d="M192 28v50h94" />
    </Story>
  ),
  'story-parts': (
    <Story>
      <Soft d={circle(240, 52, 28)} />
      <Accent d="M240 52v-28a28 28 0 0 1 24 42z" />
      <Line d={circle(240, 52, 28)} />
    </Story>
  ),
  // Appropriations, obligations and outlays: three vessels, each less full than the one before.
  stages: (
    <>
      <Soft d={boxes([108, 24, 46, 84])} />
      <Solid d={boxes([181, 46, 46, 62])} />
      <Accent d={boxes([254, 68, 46, 40])} />
      <Line
        d={`${boxes([108, 16, 46, 92], [181, 16, 46, 92], [254, 16, 46, 92])}M160 60h14m-6-6l6 6-6 6M233 60h14m-6-6l6 6-6 6`}
      />
    </>
  ),
  // A browser window with a search field, a map and bars.
  overview: (
    <>
      <Line d={`${boxes([112, 14, 188, 98])}M112 32h188`} />
      <Accent d={boxes([124, 40, 112, 12])} />
      <Soft d="M124 66l22-6 26 4 20 10-8 18-30 10-24-8z" />
      <Solid
        d={boxes([214, 84, 14, 20], [236, 70, 14, 34], [258, 60, 14, 44], [280, 78, 14, 26])}
      />
      <Solid d={[120, 130, 140].map((x) => circle(x, 23, 3)).join('')} />
    </>
  ),
  // A list of people and organizations under a magnifying glass.
  recipients: (
    <>
      <Solid d={[28, 60, 92].map((y) => circle(124, y, 10)).join('')} />
      <Soft d={boxes([142, 22, 92, 12], [142, 54, 60, 12], [142, 86, 76, 12])} />
      <Line d={`${circle(248, 58, 30)}M270 80l26 26`} accent />
      <Solid d={boxes([234, 46, 28, 26])} />
    </>
  ),
  // A table that moves into a tray.
  downloads: (
    <>
      <Soft d={boxes([112, 14, 104, 18])} />
      <Line
        d={`${boxes([112, 14, 104, 96])}M112 32h104M112 52h104M112 71h104M112 90h104M146 14v96`}
      />
      <Line d="M264 18v54m-20-20l20 20 20-20" accent />
      <Line d="M236 84v24h56v-24" />
    </>
  ),
  // A request and its response between braces.
  api: (
    <>
      <Line d="M136 20q-14 0-14 14v14q0 14-12 14 12 0 12 14v14q0 14 14 14M272 20q14 0 14 14v14q0 14 12 14-12 0-12 14v14q0 14-14 14" />
      <Line d="M152 46h96m-10-10l10 10-10 10" />
      <Line d="M256 80h-96m10-10l-10 10 10 10" accent />
    </>
  ),
  // A signed and sealed agreement.
  grants: (
    <>
      <Line d={boxes([136, 12, 104, 100])} />
      <Soft d={boxes([150, 28, 76, 8], [150, 44, 76, 8], [150, 60, 52, 8])} />
      <Line d="M150 96q10-16 16-4t14-4 12 4" />
      <Accent d={`${circle(240, 78, 20)}M228 92v28l12-8 12 8v-28z`} />
    </>
  ),
  // A shop with an awning.
  'small-business': (
    <>
      <Accent
        d={`M140 16h120l12 26h-144z${[0, 1, 2, 3].map((at) => `M${128 + at * 36} 42a18 12 0 0 0 36 0z`).join('')}`}
      />
      <Line d="M138 56v54h124v-54" />
      <Soft d={boxes([152, 66, 54, 28])} />
      <Solid d={boxes([220, 66, 28, 44])} />
    </>
  ),
  // A medical cross above a suspension bridge.
  relief: (
    <>
      <Accent d="M194 10h14v13h13v14h-13v13h-14v-13h-13v-14h13z" />
      <Solid d={boxes([98, 92, 206, 7], [146, 44, 7, 66], [249, 44, 7, 66])} />
      <Line d="M98 88q30-6 51-44 52 84 104 0 21 38 51 44M176 74v18M201 84v8M226 74v18M122 80v12M280 80v12" />
    </>
  ),
  // A map with one tile per state, one of them marked.
  state: (
    <>
      <Soft d={boxes(...stateTiles.filter((each) => !isMarked(each)).map(tile))} />
      <Accent d={boxes(...stateTiles.filter(isMarked).map(tile))} />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;
export type VideoPicture = keyof typeof pictures;

/** Marks by the kind of a video: the steps of a tutorial, and the clock of a quick start. */
const marks: Readonly<Record<string, ReactNode>> = {
  TUTORIAL: (
    <>
      <Line d="M112 126h60" />
      <Solid d={[112, 142, 172].map((x) => circle(x, 126, 6)).join('')} />
    </>
  ),
  'QUICK START': <Line d={`${circle(112, 122, 11)}M112 114v8l6 4`} accent />,
};

/** Renders the decorative picture of a video. `kind` is the uppercase text before its title. */
export function VideoPoster({ picture, kind }: { picture: VideoPicture; kind: string }) {
  return (
    <svg className="poster" viewBox="0 0 320 140" aria-hidden="true" focusable="false">
      {pictures[picture]}
      {marks[kind]}
    </svg>
  );
}
