import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ChipGroup, FilterChip } from '@/blocks/search-filters';
import { usePorts } from '@/lib/ports';
import { Chips } from '@/ui/Chips';
import { Icon } from '@/ui/Icon';

/** Distance in pixels that an arrow button scrolls the chips. */
const SCROLL_PIXELS = 160;

interface ArrowProps {
  icon: 'chevron-left' | 'chevron-right';
  label: string;
  onClick: () => void;
}
function Arrow({ icon, label, onClick }: ArrowProps) {
  return (
    <button type="button" className="chip-line__arrow" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** Renders the chosen values in one line that scrolls sideways by pointer, arrow buttons or moving focus. */
export function ChipLine({ label, groups }: { label: string; groups: readonly ChipGroup[] }) {
  const dispatch = useDispatch();
  const { announce } = usePorts();
  const line = useRef<HTMLDivElement>(null);
  const [isOverflowing, setIsOverflowing] = useState(false);
  const handleRemove = ({ text, remove }: FilterChip) => {
    remove.forEach((action) => dispatch(action));
    announce(`${text} removed`);
  };
  const items = groups.flatMap((group) =>
    group.chips.map((chip) => ({
      key: `${group.caption}${chip.key}`,
      label: chip.text,
      onRemove: () => handleRemove(chip),
    })),
  );
  useEffect(() => {
    setIsOverflowing((line.current?.scrollWidth ?? 0) > (line.current?.clientWidth ?? 0));
  }, [items.length]);
  if (!items.length) return null;
  const scrollBy = (left: number) => line.current?.scrollBy?.({ left });
  return (
    <div className="chip-line">
      {isOverflowing && (
        <Arrow
          icon="chevron-left"
          label={`Scroll back: ${label}`}
          onClick={() => scrollBy(-SCROLL_PIXELS)}
        />
      )}
      <div className="chip-line__chips" ref={line}>
        <Chips label={label} items={items} />
      </div>
      {isOverflowing && (
        <Arrow
          icon="chevron-right"
          label={`Scroll forward: ${label}`}
          onClick={() => scrollBy(SCROLL_PIXELS)}
        />
      )}
    </div>
  );
}
