import { stateTiles, tileMapSize } from '@/domain/site/stateTiles';

const TILE_SIZE = 34;

/** Renders an illustration with a tile of the same size for every state. It shows no amounts. */
export function TileMap() {
  return (
    <figure className="opportunity__map">
      <svg
        viewBox={`0 0 ${tileMapSize.columns * TILE_SIZE} ${tileMapSize.rows * TILE_SIZE}`}
        role="img"
        aria-label="Map of the United States with a tile of the same size for each state"
      >
        {stateTiles.map(({ code, column, row }) => (
          <g key={code}>
            <rect
              x={column * TILE_SIZE + 1}
              y={row * TILE_SIZE + 1}
              width={TILE_SIZE - 2}
              height={TILE_SIZE - 2}
              rx="3"
              className="opportunity__tile"
            />
            <text
              x={(column + 0.5) * TILE_SIZE}
              y={(row + 0.5) * TILE_SIZE + 4}
              textAnchor="middle"
            >
              {code}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        All tiles have the same size, because the teams looked at people, not land area.
      </figcaption>
    </figure>
  );
}
