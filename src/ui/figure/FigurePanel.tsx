import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/ui/Button';

export interface FigurePanelProps {
  label: string;
  /** Label of the button that closes the panel. */ closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}
/** Renders a panel below a figure. It takes the focus, because the menu that it was chosen from is closed. */
export function FigurePanel({ label, closeLabel, onClose, children }: FigurePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className="figure__request" role="group" aria-label={label} tabIndex={-1}>
      {children}
      <Button look="text" onClick={onClose}>
        {closeLabel}
      </Button>
    </div>
  );
}
