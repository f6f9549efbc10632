import { Fragment } from 'react';

export interface PropsListProps {
  /** Explanations of props, by component and name. A component without props has none. */
  props?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
/** Renders the explanations of the props of components. */
export function PropsList({ props = {} }: PropsListProps) {
  return (
    <div className="page-body">
      {Object.entries(props).map(([component, explanations]) => (
        <section key={component} className="gallery__props" aria-labelledby={component}>
          <h2 id={component}>Props of {component}</h2>
          {Object.keys(explanations).length === 0 && <p>It has none.</p>}
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
  );
}
