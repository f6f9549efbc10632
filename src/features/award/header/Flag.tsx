import { useId, useState, type ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';

interface FlagProps {
  title: string;
  tone: 'covid' | 'warning';
  children: ReactNode;
}
/** Renders a flag on an award. Selecting the flag opens an explanation. */
export function Flag({ title, tone, children }: FlagProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className={classNames('award-flag', `award-flag--${tone}`)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <button
        type="button"
        className="award-flag__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={tone === 'warning' ? 'alert' : 'info'} />
        {title}
      </button>
      <div id={id} className="award-flag__text" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
