import type { RefObject } from 'react';
import { Icon } from '@/ui/Icon';
import type { MapView } from './areas';
import { lookAt, type GlMap } from './glMap';

/** Pixels that an arrow button moves the map. */
const MOVE_DISTANCE = 100;

/** Renders buttons that zoom, move and reset the map, for visitors who cannot drag it. */
export function MapButtons({ map, view }: { map: RefObject<GlMap | undefined>; view: MapView }) {
  const move = (x: number, y: number) => map.current?.panBy([x, y], { animate: false });
  const handleReset = () => {
    if (map.current) lookAt(map.current, view);
  };
  return (
    <div className="area-map__buttons" data-unpictured role="group" aria-label="Move the map">
      <button
        type="button"
        aria-label="Zoom in"
        onClick={() => map.current?.zoomIn({ animate: false })}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        aria-label="Zoom out"
        onClick={() => map.current?.zoomOut({ animate: false })}
      >
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" aria-label="Move left" onClick={() => move(-MOVE_DISTANCE, 0)}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" aria-label="Move right" onClick={() => move(MOVE_DISTANCE, 0)}>
        <Icon name="chevron-right" />
      </button>
      <button type="button" aria-label="Move up" onClick={() => move(0, -MOVE_DISTANCE)}>
        <Icon name="chevron-up" />
      </button>
      <button type="button" aria-label="Move down" onClick={() => move(0, MOVE_DISTANCE)}>
        <Icon name="chevron-down" />
      </button>
      <button type="button" aria-label="Reset the map view" onClick={handleReset}>
        <Icon name="pin" />
      </button>
    </div>
  );
}
