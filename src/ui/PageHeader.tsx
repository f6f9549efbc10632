import type { ReactNode } from 'react';

/**
 * Renders the title band below the site header. `subtitle` is a line that identifies the subject; '' reserves its space.
 * `hasLongTitle` reserves a second line on phones for a title that loads later.
 */
export function PageHeader({
  overline,
  title,
  subtitle,
  hasLongTitle = false,
  children,
}: {
  overline?: string;
  title: string;
  subtitle?: string;
  hasLongTitle?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="page-header">
      <div className="page-header__inner">
        <div>
          {overline && <p className="page-header__overline">{overline}</p>}
          <h1 className={hasLongTitle ? 'page-header__long' : undefined}>{title}</h1>
        </div>
        {subtitle !== undefined && <p className="page-header__subtitle">{subtitle}</p>}
        {children}
      </div>
    </div>
  );
}
