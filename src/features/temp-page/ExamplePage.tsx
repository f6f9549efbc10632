import { Fragment, type ReactNode } from 'react';
import { usePageTitle } from '@/lib/pageTitle';
import { PageHeader } from '@/ui/PageHeader';

export interface ExamplePageProps {
  title: string;
  /** Explanations of props, by component and name. */
  props?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  children: ReactNode;
}
/** Renders an example with its own page header. */
export function ExamplePage({ title, props = {}, children }: ExamplePageProps) {
  usePageTitle(title);
  return (
    <>
      <PageHeader overline="Component gallery" title={title} />
      <div className="page-body">
        {children}
        {Object.entries(props).map(([component, explanations]) => (
          <section key={component} className="gallery__props" aria-labelledby={component}>
            <h2 id={component}>Props of {component}</h2>
            <dl>
              {Object.entries(explanations).map(([name, text]) => (
                <Fragment key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
