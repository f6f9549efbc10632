import type { ReactNode } from 'react';

/** The band under the site's header: an optional small line, the page's title and its tools. */
export function PageHeader({
  overline,
  title,
  children,
}: {
  overline?: string;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="page-header">
      <div className="page-header__inner">
        <div>
          {overline && <p className="page-header__overline">{overline}</p>}
          <h1>{title}</h1>
        </div>
        {children}
      </div>
    </div>
  );
}
