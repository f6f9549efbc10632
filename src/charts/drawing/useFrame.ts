import { useWalk } from '@/ui/useWalk';
import type { DrawingProps } from './Drawing';

/** Makes the marks of a chart reachable by keyboard. Returns the index of the active mark, and props of `Drawing`. */
export const useFrame = (props: Pick<DrawingProps, 'size' | 'stops' | 'onChoose' | 'notDrawn'>) => {
  const walk = useWalk(props.stops.length, props.onChoose);
  return { active: walk.activeIndex, frame: { ...props, walk } };
};
