import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Map as GlMap, type GeoJSONSource, type MapMouseEvent } from 'mapbox-gl';
import { middleOf, type Boundaries } from '@/lib/boundaries';
import { Icon } from '@/ui/Icon';
import { BLANK, classOf, type ColorClass } from './colorClasses';
import { Legend } from './Legend';

/** An area with an amount, and how both read. */
export interface MapArea { code: string; label: string; value: number; text: string }
export interface MapView { center: readonly [number, number]; zoom: number }
/** The contiguous states (pages document §11.3). */
export const wholeCountry: MapView = { center: [-95.56943, 38.852892], zoom: 3.2 };

export interface AreaMapProps {
  /** What the map shows, for those who do not see it. */ description: string; shapes: Boundaries; /** In the order of the keyboard walk: largest first. */ areas: readonly MapArea[];
  classes: readonly ColorClass[]; legend: string; format: (value: number) => string; view?: MapView; /** An area was pressed, or Enter on it. */ onChoose?: (code: string) => void; onLoaded?: () => void;
}
const ZOOMS = { least: 1, most: 9 } as const;
/** Pixels of an arrow button. */
const MOVE = 100;
const SOURCE = 'areas';

/** Areas by colour. Pointer and touch read one at a time; as one stop in the tab order it is walked with the arrow keys, largest first. Without WebGL it says so. */
export default function AreaMap({ description, shapes, areas, classes, legend, format, view = wholeCountry, onChoose, onLoaded }: AreaMapProps) {
  const holder = useRef<HTMLDivElement>(null);
  const map = useRef<GlMap | undefined>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'refused'>('loading');
  // How often the map has come to rest with new colours.
  const [painted, setPainted] = useState(0);
  const [active, setActive] = useState<{ code: string; x: number; y: number }>();
  const byCode = useMemo(() => new Map(areas.map((area) => [area.code, area])), [areas]);
  const latest = useRef({ onChoose, onLoaded, byCode });
  latest.current = { onChoose, onLoaded, byCode };

  useEffect(() => {
    let made: GlMap;
    const coarse = typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
    try {
      made = new GlMap({
        container: holder.current!, center: [...view.center], zoom: view.zoom, minZoom: ZOOMS.least, maxZoom: ZOOMS.most, attributionControl: false, scrollZoom: false, dragRotate: false, pitchWithRotate: false, touchPitch: false, keyboard: false,
        dragPan: !coarse, renderWorldCopies: false, fadeDuration: 0,
        style: { version: 8, sources: { [SOURCE]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] }, promoteId: 'code' } }, layers: [
          { id: 'ground', type: 'background', paint: { 'background-color': '#FFFFFF' } },
          { id: 'fill', type: 'fill', source: SOURCE, paint: { 'fill-color': ['coalesce', ['feature-state', 'color'], BLANK] } },
          { id: 'line', type: 'line', source: SOURCE, paint: { 'line-color': '#5C5C5C', 'line-width': ['case', ['boolean', ['feature-state', 'active'], false], 2.5, 0.4] } },
        ] },
      });
    } catch { setState('refused'); return undefined; }
    map.current = made;
    const canvas = made.getCanvas();
    canvas.tabIndex = -1;
    canvas.setAttribute('aria-hidden', 'true');
    canvas.removeAttribute('role');
    const handleMove = (event: MapMouseEvent & { features?: { id?: string | number; properties?: Record<string, unknown> | null }[] }) => {
      const code = event.features?.[0]?.properties?.code;
      if (typeof code === 'string') setActive({ code, x: event.point.x, y: event.point.y });
    };
    made.on('mousemove', 'fill', handleMove);
    made.on('click', 'fill', (event) => { handleMove(event); const code: unknown = event.features?.[0]?.properties?.code; if (typeof code === 'string' && latest.current.byCode.has(code)) latest.current.onChoose?.(code); });
    made.on('mouseleave', 'fill', () => setActive(undefined));
    made.once('load', () => { setState('ready'); latest.current.onLoaded?.(); });
    return () => { map.current = undefined; made.remove(); };
    // The map is made once; shapes, colours and view follow below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (state !== 'ready') return;
    (map.current!.getSource(SOURCE) as GeoJSONSource).setData(shapes);
  }, [state, shapes]);
  useEffect(() => {
    if (state !== 'ready') return undefined;
    const drawn = map.current!;
    drawn.removeFeatureState({ source: SOURCE });
    areas.forEach(({ code, value }) => drawn.setFeatureState({ source: SOURCE, id: code }, { color: classes[classOf(classes, value)]?.color }));
    const handleIdle = () => setPainted((count) => count + 1);
    drawn.once('idle', handleIdle);
    return () => { drawn.off('idle', handleIdle); };
  }, [state, areas, classes, shapes]);
  const [longitude, latitude] = view.center;
  useEffect(() => { if (state === 'ready') map.current!.jumpTo({ center: [longitude, latitude], zoom: view.zoom }); }, [state, longitude, latitude, view.zoom]);
  const marked = active?.code;
  useEffect(() => {
    if (state !== 'ready' || !marked) return undefined;
    const drawn = map.current!;
    drawn.setFeatureState({ source: SOURCE, id: marked }, { active: true });
    return () => { if (map.current === drawn) drawn.setFeatureState({ source: SOURCE, id: marked }, { active: false }); };
  }, [state, marked]);

  const names = useMemo(() => new Map(shapes.features.map(({ properties }) => [properties.code, properties.name])), [shapes]);
  const blank = shapes.features.filter(({ properties }) => !byCode.has(properties.code)).length;
  const walk = areas.filter(({ code }) => names.has(code));
  /** Middle of an area on screen; the map moves there when it is out of sight. */
  const goTo = (code: string) => {
    const middle = middleOf(shapes.features.find(({ properties }) => properties.code === code));
    const drawn = map.current;
    if (!middle || !drawn) return;
    if (!drawn.getBounds().contains(middle)) drawn.jumpTo({ center: middle });
    const { x, y } = drawn.project(middle);
    setActive({ code, x, y });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const at = walk.findIndex(({ code }) => code === active?.code);
    if ((event.key === 'Enter' || event.key === ' ') && at >= 0 && onChoose) { event.preventDefault(); onChoose(walk[at]!.code); return; }
    const to = { ArrowRight: Math.min(walk.length - 1, at + 1), ArrowDown: Math.min(walk.length - 1, at + 1), ArrowLeft: Math.max(0, at - 1), ArrowUp: Math.max(0, at - 1), Home: 0, End: walk.length - 1, Escape: -1 }[event.key];
    if (to === undefined || !walk.length) return;
    event.preventDefault();
    if (to < 0) setActive(undefined); else goTo(walk[to]!.code);
  };
  const handleLeave = (event: PointerEvent) => { if (event.pointerType === 'mouse') setActive(undefined); };
  const move = (x: number, y: number) => map.current?.panBy([x, y], { animate: false });
  if (state === 'refused') return <p className="map-refused" role="status"><strong>WebGL Required for this map.</strong> Turn on hardware acceleration in the settings of the browser to see it. The list and the table below have the same amounts.</p>;
  const shown = active && { name: byCode.get(active.code)?.label ?? names.get(active.code) ?? active.code, text: byCode.get(active.code)?.text ?? 'No amount' };
  return (
    <div className="area-map">
      <div className="area-map__frame" onPointerLeave={handleLeave}>
        {/* One stop in the tab order; the live text below reads the area in view. */}

        <div ref={holder} className="area-map__canvas" role="img" tabIndex={0} aria-label={`${description} Use the arrow keys to walk over the areas, largest first${onChoose ? ', Enter to choose one' : ''}.`} onKeyDown={handleKeyDown} onBlur={() => setActive(undefined)} data-state={state} data-painted={painted} />
        {shown && <div className="area-map__tip" aria-hidden="true" style={{ left: `clamp(6rem, ${active.x}px, calc(100% - 6rem))`, top: `max(4rem, ${active.y}px)` }}><strong>{shown.name}</strong><span>{legend}: {shown.text}</span></div>}
        <div className="area-map__buttons" role="group" aria-label="Move the map">
          <button type="button" aria-label="Zoom in" onClick={() => map.current?.zoomIn({ animate: false })}><Icon name="plus" /></button>
          <button type="button" aria-label="Zoom out" onClick={() => map.current?.zoomOut({ animate: false })}><span aria-hidden="true">−</span></button>
          <button type="button" aria-label="Move left" onClick={() => move(-MOVE, 0)}><Icon name="chevron-left" /></button>
          <button type="button" aria-label="Move right" onClick={() => move(MOVE, 0)}><Icon name="chevron-right" /></button>
          <button type="button" aria-label="Move up" onClick={() => move(0, -MOVE)}><Icon name="chevron-up" /></button>
          <button type="button" aria-label="Move down" onClick={() => move(0, MOVE)}><Icon name="chevron-down" /></button>
          <button type="button" aria-label="Back to the first view" onClick={() => map.current?.jumpTo({ center: [longitude, latitude], zoom: view.zoom })}><Icon name="pin" /></button>
        </div>
      </div>
      <Legend title={legend} classes={classes} blank={blank} format={format} />
      <div className="usa-sr-only" aria-live="polite">{shown && `${shown.name}: ${legend} ${shown.text}`}</div>
    </div>
  );
}
