import { useId, useState, type ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';

interface FlagProps {
  title: string;
  tone: 'covid' | 'warning';
  children: ReactNode;
}
/** A flag on an award that opens to an explanation. */
export function Flag({ title, tone, children }: FlagProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
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
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={tone === 'warning' ? 'alert' : 'info'} />
        {title}
      </button>
      <div id={id} className="award-flag__text" hidden={!open}>
        {children}
      </div>
    </div>
  );
}
