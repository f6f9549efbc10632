import { useEffect, type ButtonHTMLAttributes, type RefObject } from 'react';
import { usePorts } from '@/lib/ports';

type MenuItemProps = { label: string } & ButtonHTMLAttributes<HTMLButtonElement>;
function MenuItem({ label, ...attributes }: MenuItemProps) {
  return (
    <li>
      <button type="button" {...attributes}>
        {label}
      </button>
    </li>
  );
}

/** Shows the figure of `frame` in full screen, and back. Renders nothing in a browser that cannot. */
function FullScreenItem({ frame }: Pick<FigureMenuItemsProps, 'frame'>) {
  const { announce } = usePorts();
  if (!document.fullscreenEnabled) return null;
  const figure = frame.current?.closest('.figure');
  const isFull = document.fullscreenElement === figure;
  const handlePress = () => {
    const change = isFull ? document.exitFullscreen() : figure?.requestFullscreen();
    change?.catch(() => announce('Your browser didn’t allow full screen.', 'assertive'));
  };
  return <MenuItem label={isFull ? 'Leave full screen' : 'Full screen'} onClick={handlePress} />;
}

export interface FigureMenuItemsProps {
  /** The content of the figure. */
  frame: RefObject<HTMLElement | null>;
  /** The button of the menu. */
  opener: RefObject<HTMLButtonElement | null>;
  /** The table view of a small figure, and the files without a button of their own. */
  actions: readonly MenuItemProps[];
  hasRequest: boolean;
  onPanel: (panel: 'request' | 'citation') => void;
  onCopyLink: () => void;
}
/** Renders the menu of a figure. */
export function FigureMenuItems({
  frame,
  opener,
  actions,
  hasRequest,
  onPanel,
  onCopyLink,
}: FigureMenuItemsProps) {
  // After a retry, the items replace its button, which had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) opener.current?.focus();
  }, [opener]);
  return (
    <ul>
      {actions.map((action) => (
        <MenuItem key={action.label} {...action} />
      ))}
      {hasRequest && <MenuItem label="API request" onClick={() => onPanel('request')} />}
      <MenuItem label="Cite" onClick={() => onPanel('citation')} />
      <MenuItem label="Copy link" onClick={onCopyLink} />
      <FullScreenItem frame={frame} />
    </ul>
  );
}
