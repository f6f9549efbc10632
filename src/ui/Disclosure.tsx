import { useId, useState, type ReactNode } from 'react';
import { Icon } from './Icon';

/**
 * Renders a section with a heading that opens and closes it. The visitor’s choice wins over `openWhen`. With `isText`, the closed body
 * is rendered too, for browsers without scripts.
 */
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
  const isOpen = visitorChoice ?? openWhen;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="disclosure">
      <Heading className="disclosure__heading">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setVisitorChoice(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
          <span>{title}</span>
          {badge && <span className="disclosure__badge">{badge}</span>}
        </button>
      </Heading>
      <div id={id} className="disclosure__body" hidden={!isOpen}>
        {(isOpen || isText) && children}
      </div>
    </div>
  );
}
