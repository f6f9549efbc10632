import { Loading } from '@/ui/Status';
import './map.scss';

/** A frame of the map's size until there is a map to draw. */
export function MapWaiting() {
  return (
    <div className="area-map__frame">
      <div className="area-map__waiting">
        <Loading message="Gathering your data..." />
      </div>
    </div>
  );
}
