import { useMemo } from 'react';
import { classNames } from '@/lib/classNames';
import { useDrawingSize } from '@/ui/useDrawingSize';
import { makeBox } from '../drawing/attributes';
import { Drawing } from '../drawing/Drawing';
import { useFrame } from '../drawing/useFrame';
import { layoutTimeline, type Moment } from './layoutTimeline';
import './timeline.scss';

export interface TimelineChartProps {
  /** Days in chronological order. In any other order, nothing is drawn. */
  moments: readonly Moment[];
  /** Current date, marked if it is within the timeline; null while unknown. */
  today: { day: string; text: string } | null;
  description: string;
}

/**
 * Shows days on one bar. Only today is labeled, because the page labels the other days. Arrow keys move from the first day to the last.
 */
export function TimelineChart({ moments, today, description }: TimelineChartProps) {
  const size = useDrawingSize();
  const { width, text: textSize } = size;
  const layout = useMemo(
    () => layoutTimeline(moments, today, width, textSize),
    [moments, today, width, textSize],
  );
  const { bar, stops, notDrawn, height } = layout;
  const { active, frame } = useFrame({ size, stops, notDrawn });
  return (
    <Drawing {...frame} description={description} noun="days" height={height}>
      {bar && (
        <>
          <rect className="timeline__bar" {...makeBox(bar.x, bar.y, bar.width, bar.height)} />
          <rect
            className="timeline__elapsed"
            {...makeBox(bar.x, bar.y, bar.elapsedWidth, bar.height)}
          />
        </>
      )}
      {layout.moments.map(({ key, x, today: isToday }, at) => (
        <circle
          key={key}
          data-stop={at}
          className={classNames(
            'timeline__dot',
            isToday && 'timeline__dot--today',
            active === at && 'timeline__dot--active',
          )}
          cx={x}
          cy={bar!.y + bar!.height / 2}
          r={6}
        />
      ))}
      {layout.today && (
        <>
          <text x={layout.today.x} y={layout.today.nameY} textAnchor="middle">
            Today
          </text>
          <text
            className="timeline__day"
            x={layout.today.x}
            y={layout.today.dayY}
            textAnchor="middle"
          >
            {today!.text}
          </text>
        </>
      )}
    </Drawing>
  );
}
