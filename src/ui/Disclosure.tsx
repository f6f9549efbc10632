import { useId, useState, type ReactNode } from 'react';
import { Icon } from './Icon';

/** A section under its heading. The visitor’s choice wins over `openWhen`. `isText` also renders the closed body, for no-script browsers. */
export function Disclosure({
  title,
  badge,
  children,
  openWhen = false,
  headingLevel = 3,
  isText = false,
}: {
  title: string;
  badge?: string;
  children: ReactNode;
  openWhen?: boolean;
  headingLevel?: 3 | 4;
  isText?: boolean;
}) {
  const id = useId();
  const [visitorChoice, setVisitorChoice] = useState<boolean | undefined>(undefined);
  const open = visitorChoice ?? openWhen;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="disclosure">
      <Heading className="disclosure__heading">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setVisitorChoice(!open)}
        >
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
          <span>{title}</span>
          {badge && <span className="disclosure__badge">{badge}</span>}
        </button>
      </Heading>
      <div id={id} className="disclosure__body" hidden={!open}>
        {(open || isText) && children}
      </div>
    </div>
  );
}
