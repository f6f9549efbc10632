import { useEffect, useRef, useState, type RefObject } from 'react';
import throttle from 'lodash/throttle';
import { middleOf, type Boundaries } from '@/lib/boundaries';
import { timings } from '@/lib/layoutTokens';
import type { ActiveArea, MapArea, MapView } from './areas';
import type { ColorClass } from './colorClasses';
import { colourAreas, createMap, listenToAreas, markArea, showShapes, type GlMap } from './glMap';

interface AreaMapInput {
  shapes: Boundaries;
  areas: readonly MapArea[];
  byCode: ReadonlyMap<string, MapArea>;
  classes: readonly ColorClass[];
  view: MapView;
  onChoose?: (code: string) => void;
  onLoaded?: () => void;
}
interface AreaMapHandle {
  /** The element that the map is drawn into. */
  holder: RefObject<HTMLDivElement | null>;
  map: RefObject<GlMap | undefined>;
  state: 'loading' | 'ready' | 'refused';
  /** How often the map has come to rest with new colours. */
  painted: number;
  active: ActiveArea | undefined;
  setActive: (area: ActiveArea | undefined) => void;
  /** Makes an area the active one; the map moves there when it is out of sight. */
  goTo: (code: string) => void;
}

/** A map of areas that follows its shapes, colours and view, and the area that is active. */
export const useAreaMap = ({
  shapes,
  areas,
  byCode,
  classes,
  view,
  onChoose,
  onLoaded,
}: AreaMapInput): AreaMapHandle => {
  const holder = useRef<HTMLDivElement>(null);
  const map = useRef<GlMap | undefined>(undefined);
  const [state, setState] = useState<AreaMapHandle['state']>('loading');
  const [painted, setPainted] = useState(0);
  const [active, setActive] = useState<ActiveArea>();
  const latest = useRef({ onChoose, onLoaded, byCode });
  latest.current = { onChoose, onLoaded, byCode };

  useEffect(() => {
    let made: GlMap;
    try {
      made = createMap(holder.current!, view);
    } catch {
      setState('refused');
      return undefined;
    }
    map.current = made;
    listenToAreas(made, {
      onPoint: setActive,
      onPress: (code) => {
        if (latest.current.byCode.has(code)) latest.current.onChoose?.(code);
      },
      onLeave: () => setActive(undefined),
    });
    made.once('load', () => {
      setState('ready');
      latest.current.onLoaded?.();
    });
    // On paper the picture of the window is scaled: drawn anew for the paper's width it would be cut.
    const resize = throttle(() => {
      if (!window.matchMedia('print').matches) made.resize();
    }, timings.resizeThrottle);
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(resize) : undefined;
    observer?.observe(holder.current!);
    return () => {
      map.current = undefined;
      observer?.disconnect();
      resize.cancel();
      made.remove();
    };
    // The map is made once; shapes, colours and view follow below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (state === 'ready') showShapes(map.current!, shapes);
  }, [state, shapes]);
  useEffect(() => {
    if (state !== 'ready') return undefined;
    const drawn = map.current!;
    colourAreas(drawn, areas, classes);
    const handleIdle = () => setPainted((count) => count + 1);
    drawn.once('idle', handleIdle);
    return () => {
      drawn.off('idle', handleIdle);
    };
  }, [state, areas, classes, shapes]);
  const [longitude, latitude] = view.center;
  useEffect(() => {
    if (state === 'ready') map.current!.jumpTo({ center: [longitude, latitude], zoom: view.zoom });
  }, [state, longitude, latitude, view.zoom]);
  const marked = active?.code;
  useEffect(() => {
    if (state !== 'ready' || !marked) return undefined;
    const drawn = map.current!;
    markArea(drawn, marked, true);
    return () => {
      if (map.current === drawn) markArea(drawn, marked, false);
    };
  }, [state, marked]);

  const goTo = (code: string) => {
    const middle = middleOf(shapes.features.find(({ properties }) => properties.code === code));
    const drawn = map.current;
    if (!middle || !drawn) return;
    if (!drawn.getBounds().contains(middle)) drawn.jumpTo({ center: middle });
    const { x, y } = drawn.project(middle);
    setActive({ code, x, y });
  };
  return { holder, map, state, painted, active, setActive, goTo };
};
