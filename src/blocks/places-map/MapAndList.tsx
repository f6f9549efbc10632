import type { ReactNode } from 'react';
import './map-and-list.scss';

export interface MapAndListProps {
  map: ReactNode;
  /** Text about the selected place, or a hint on how to select one. */
  selection: ReactNode;
  children: ReactNode;
}
/** Renders a map with a list of its largest places beside it, or below it in a narrow viewport. */
export function MapAndList({ map, selection, children }: MapAndListProps) {
  return (
    <div className="map-and-list">
      <div>{map}</div>
      <div>
        <p className="control-hint map-and-list__picked" aria-live="polite">
          {selection}
        </p>
        {children}
      </div>
    </div>
  );
}
