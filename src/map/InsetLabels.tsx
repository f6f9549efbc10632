import { useEffect, useRef, type RefObject } from 'react';
import type { GlMap } from './glMap';
import { insetNames, insets, squares } from './plane';

const labels = [
  ...insets.map((inset) => ({ ...inset, square: false })),
  ...squares.map((box) => ({ ...box, square: true })),
];

/**
 * Renders the names of the insets in a corner of their frames, and the codes of the squares in their centers. The labels move with the
 * map. They are hidden from screen readers, because each area is announced by name.
 */
export function InsetLabels({
  map,
  withSquares,
}: {
  map: RefObject<GlMap | undefined>;
  /** Whether the map shows the squares of the smallest states. */
  withSquares: boolean;
}) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const glMap = map.current;
    if (!glMap) return undefined;
    const placeLabels = () =>
      labels.forEach(({ square, corners: [[west, south], [east, north]] }, at) => {
        const label = holder.current?.children[at];
        if (!(label instanceof HTMLElement)) return;
        const start = glMap.project([west, north]);
        const end = glMap.project([east, south]);
        const { x, y } = square ? { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 } : start;
        label.style.left = `${x}px`;
        label.style.top = `${y}px`;
      });
    placeLabels();
    glMap.on('move', placeLabels);
    glMap.on('resize', placeLabels);
    return () => {
      glMap.off('move', placeLabels);
      glMap.off('resize', placeLabels);
    };
  }, [map, withSquares]);
  return (
    <div ref={holder} className="area-map__labels" aria-hidden="true">
      {labels
        .filter(({ square }) => withSquares || !square)
        .map(({ code, square }) => (
          <span key={code} className={square ? 'area-map__square' : undefined}>
            {square ? (
              code
            ) : (
              <>
                <span className="area-map__short">{code}</span>
                <span className="area-map__long">{insetNames[code]}</span>
              </>
            )}
          </span>
        ))}
    </div>
  );
}
