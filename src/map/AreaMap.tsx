import { useMemo, type KeyboardEvent, type PointerEvent } from 'react';
import type { Boundaries } from '@/lib/boundaries';
import { Loading } from '@/ui/Status';
import {
  getNextIndex,
  wholeCountry,
  type ActiveArea,
  type Ground,
  type MapArea,
  type MapView,
} from './areas';
import type { ColorScale } from './colorClasses';
import { InsetLabels } from './InsetLabels';
import { Legend } from './Legend';
import { MapButtons } from './MapButtons';
import { hasManyStates, squares, wholePlane } from './plane';
import { useAreaMap } from './useAreaMap';
import './map.scss';

export interface AreaMapProps {
  description: string;
  shapes: Boundaries;
  /** Other areas, whose borders appear as dashed lines. */
  outlines?: Boundaries;
  /** The coordinate system of the shapes: degrees or the plane of the map. */
  ground: Ground;
  /** Raster tiles under shapes in degrees, and their source; not used with the plane. */
  base?: { tiles: string; source: string };
  /** In the order of keyboard navigation: largest first. */
  areas: readonly MapArea[];
  scale: ColorScale;
  legend: string;
  /** Formats the bounds of the color classes. */
  format: (value: number) => string;
  view?: MapView;
  /** Called when an area is clicked, or selected with Enter or Space. */
  onChoose?: (code: string) => void;
  onLoaded?: () => void;
  /** Called when the browser has no WebGL, so that no map can be shown. */
  onRefused?: () => void;
}

function RefusedNote() {
  return (
    <p className="map-refused" role="status">
      <strong>WebGL Required for this map.</strong> Turn on hardware acceleration in your browser
      settings. The list and the table below have the same amounts.
    </p>
  );
}

function Tip({ area: { x, y }, name, text }: { area: ActiveArea; name: string; text: string }) {
  return (
    <div
      className="area-map__tip"
      data-unpictured
      aria-hidden="true"
      style={{ left: `clamp(6rem, ${x}px, calc(100% - 6rem))`, top: `max(4rem, ${y}px)` }}
    >
      <strong>{name}</strong>
      <span>{text}</span>
    </div>
  );
}

const frames: Readonly<Record<Ground, { className: string; initialView: MapView }>> = {
  plane: { className: 'area-map__frame', initialView: wholePlane },
  world: { className: 'area-map__frame area-map__frame--world', initialView: wholeCountry },
};

const describeArea = (
  code: string,
  area: MapArea | undefined,
  shapeName: string | undefined,
): { name: string; text: string } => ({
  name: area?.label ?? shapeName ?? code,
  text: area?.text ?? 'No amount',
});

/** Renders a choropleth map as one tab stop. Arrow keys move between areas, largest first. Without WebGL, renders a message. */
export default function AreaMap(props: AreaMapProps) {
  const { description, shapes, ground, areas, scale, legend, format, onChoose } = props;
  const { base, view = frames[ground].initialView } = props;
  const baseMap = ground === 'world' ? base : undefined;
  const areasByCode = useMemo(() => new Map(areas.map((area) => [area.code, area])), [areas]);
  const { holder, map, state, paintCount, isRendering, activeArea, setActive, goTo } = useAreaMap({
    ...props,
    tiles: baseMap?.tiles,
    areasByCode,
    view,
  });
  const namesByCode = useMemo(
    () => new Map(shapes.features.map(({ properties }) => [properties.code, properties.name])),
    [shapes],
  );
  const hasInsets = useMemo(() => hasManyStates(shapes), [shapes]);
  const blankCount = shapes.features.filter(
    ({ properties }) => !areasByCode.has(properties.code),
  ).length;
  const focusOrder = areas.filter(({ code }) => namesByCode.has(code));
  const handleKeyDown = (event: KeyboardEvent) => {
    const at = focusOrder.findIndex(({ code }) => code === activeArea?.code);
    if ((event.key === 'Enter' || event.key === ' ') && at >= 0 && onChoose) {
      event.preventDefault();
      onChoose(focusOrder[at]!.code);
      return;
    }
    const nextIndex = getNextIndex(event.key, at, focusOrder.length);
    if (nextIndex === undefined || !focusOrder.length) return;
    event.preventDefault();
    if (nextIndex < 0) setActive(undefined);
    else goTo(focusOrder[nextIndex]!.code);
  };
  const handleLeave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setActive(undefined);
  };
  if (state === 'refused') return <RefusedNote />;
  const tooltip =
    activeArea &&
    describeArea(
      activeArea.code,
      areasByCode.get(activeArea.code),
      namesByCode.get(activeArea.code),
    );
  return (
    <div className="area-map">
      <div className={frames[ground].className} onPointerLeave={handleLeave}>
        {/* The map is one tab stop; the live region below reads the active area. */}
        <div
          ref={holder}
          className="area-map__canvas"
          role="img"
          tabIndex={0}
          aria-label={`${description} Use the arrow keys to move between the areas, largest first.${onChoose ? ' Press Enter to select one.' : ''}`}
          onKeyDown={handleKeyDown}
          onBlur={() => setActive(undefined)}
          data-state={state}
          data-painted={paintCount}
        />
        {ground === 'plane' && state === 'ready' && hasInsets && (
          <InsetLabels map={map} withSquares={squares.every(({ code }) => namesByCode.has(code))} />
        )}
        {isRendering && (
          <div className="area-map__waiting">
            <Loading message="Loading the map…" />
          </div>
        )}
        {tooltip && (
          <Tip area={activeArea} name={tooltip.name} text={`${legend}: ${tooltip.text}`} />
        )}
      </div>
      <MapButtons map={map} view={view} />
      {baseMap && <p className="area-map__source">{baseMap.source}</p>}
      <Legend title={legend} scale={scale} blankCount={blankCount} format={format} />
      <div className="usa-sr-only" aria-live="polite">
        {tooltip && `${tooltip.name}: ${legend} ${tooltip.text}`}
      </div>
    </div>
  );
}
