import { useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { useWalk } from '@/ui/useWalk';
import { Drawing } from '../drawing/Drawing';
import { layoutTimeline, type Moment } from './layoutTimeline';
import './timeline.scss';

export interface TimelineChartProps {
  /** In the order in which they have to follow each other. */
  moments: readonly Moment[];
  /** The day as the site knows it (`lib/today`), marked where it lies inside; null while it is not known. */
  today: { day: string; text: string } | null;
  /** What the chart shows, for those who do not see it. */
  description: string;
}

/** Days on one bar, what is over of it dark, today marked. The walk goes from the first day to the last. */
export function TimelineChart({ moments, today, description }: TimelineChartProps) {
  const size = useDrawingSize();
  const { width, text } = size;
  const layout = useMemo(
    () => layoutTimeline(moments, today, width, text),
    [moments, today, width, text],
  );
  const { bar, stops, notDrawn, height } = layout;
  const walk = useWalk(stops.length);
  return (
    <Drawing
      description={description}
      things="days"
      size={size}
      height={height}
      stops={stops}
      walk={walk}
      notDrawn={notDrawn}
    >
      {bar && (
        <>
          <rect
            className="timeline__bar"
            x={bar.x}
            y={bar.y}
            width={bar.width}
            height={bar.height}
          />
          <rect
            className="timeline__elapsed"
            x={bar.x}
            y={bar.y}
            width={bar.elapsed}
            height={bar.height}
          />
        </>
      )}
      {/* All lines before any words: what runs behind words is covered by them. */}
      {layout.moments.map(({ key, x, to, today: isToday }) => (
        <line
          key={key}
          className={classNames('timeline__line', isToday && 'timeline__line--today')}
          x1={x}
          x2={x}
          y1={to}
          y2={bar!.y + bar!.height}
        />
      ))}
      {layout.moments.map(({ key, x, today: isToday, label }, at) => (
        <g
          key={key}
          data-stop={at}
          className={classNames(
            'timeline__moment',
            isToday && 'timeline__moment--today',
            walk.active === at && 'timeline__moment--active',
          )}
        >
          <circle className="timeline__dot" cx={x} cy={bar!.y + bar!.height / 2} r={6} />
          <text className="drawing-halo" x={label.x} y={label.y} textAnchor={label.anchor}>
            {label.name}
          </text>
          <text
            className="drawing-halo timeline__day"
            x={label.x}
            y={label.y}
            dy="1.3em"
            textAnchor={label.anchor}
          >
            {label.day}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
