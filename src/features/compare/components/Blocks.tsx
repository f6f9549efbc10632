import { useId } from 'react';
import { BarRows, type BarRow } from '@/charts/bar-rows/BarRows';

export interface Block {
  id: string;
  title: string;
  note?: string;
  rows: readonly BarRow[];
}
export interface BlocksProps {
  blocks: readonly Block[];
  /** The value of a full-width bar in all blocks. If undefined, each block has its own scale. */
  maxValue?: number;
}

function OneBlock({ block: { title, note, rows }, most }: { block: Block; most?: number }) {
  const id = useId();
  return (
    <section className="compare-block" aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        {note && <p className="compare-block__note">{note}</p>}
      </div>
      <BarRows label={title} rows={rows} maxValue={most} />
    </section>
  );
}
/** Renders a titled list of bars for each block. */
export function Blocks({ blocks, maxValue }: BlocksProps) {
  return (
    <div className="compare-blocks">
      {blocks.map((block) => (
        <OneBlock key={block.id} block={block} most={maxValue} />
      ))}
    </div>
  );
}
