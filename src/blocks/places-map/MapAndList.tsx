import type { ReactNode } from 'react';
import './map-and-list.scss';

export interface MapAndListProps {
  map: ReactNode;
  /** What is said of the place that was pressed, or how to press one. */
  picked: ReactNode;
  /** The list of the largest places. */
  children: ReactNode;
}
/** A map with its largest places beside it, or below it where the window is narrow. */
export function MapAndList({ map, picked, children }: MapAndListProps) {
  return (
    <div className="map-and-list">
      <div>{map}</div>
      <div>
        <p className="control-hint map-and-list__picked" aria-live="polite">
          {picked}
        </p>
        {children}
      </div>
    </div>
  );
}
