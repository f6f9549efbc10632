import { Loading } from '@/ui/Status';
import './map.scss';

/** Renders a loading frame of the map’s size. */
export function MapWaiting() {
  return (
    <div className="area-map__frame">
      <div className="area-map__waiting">
        <Loading message="Gathering your data..." />
      </div>
    </div>
  );
}
