import type { ReactNode } from 'react';

/** Renders the title band below the site header. `hasLongTitle` reserves a second line on phones for a title that loads later. */
export function PageHeader({
  overline,
  title,
  hasLongTitle = false,
  children,
}: {
  overline?: string;
  title: string;
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
        {children}
      </div>
    </div>
  );
}
