const rows = [
  'AK .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. .. .. .. .. VT NH',
  'WA ID MT ND MN IL WI MI NY RI MA',
  'OR NV WY SD IA IN OH PA NJ CT ..',
  'CA UT CO NE MO KY WV VA MD DE ..',
  '.. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. TX .. .. .. .. FL .. ..',
].map((row) => row.split(' '));
const TILE_SIZE = 34;
const tiles = rows.flatMap((row, y) =>
  row.flatMap((name, x) => (name === '..' ? [] : [{ name, x, y }])),
);

/** Renders an illustration with a tile of the same size for every state. It shows no amounts. */
export function TileMap() {
  return (
    <figure className="opportunity__map">
      <svg
        viewBox={`0 0 ${rows[0]!.length * TILE_SIZE} ${rows.length * TILE_SIZE}`}
        role="img"
        aria-label="Map of the United States with a tile of the same size for each state"
      >
        {tiles.map(({ name, x, y }) => (
          <g key={name}>
            <rect
              x={x * TILE_SIZE + 1}
              y={y * TILE_SIZE + 1}
              width={TILE_SIZE - 2}
              height={TILE_SIZE - 2}
              rx="3"
              className="opportunity__tile"
            />
            <text x={(x + 0.5) * TILE_SIZE} y={(y + 0.5) * TILE_SIZE + 4} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        Each state has a tile of the same size, because the teams looked at people, not land area.
      </figcaption>
    </figure>
  );
}
