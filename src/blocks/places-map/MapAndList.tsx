import type { ReactNode } from 'react';
import './map-and-list.scss';

/** A map with the list of its largest places beside it, or below it where the window is narrow. */
export function MapAndList({ map, children }: { map: ReactNode; children: ReactNode }) {
  return (
    <div className="map-and-list">
      <div>{map}</div>
      <div>{children}</div>
    </div>
  );
}
