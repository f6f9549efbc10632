import groupBy from 'lodash/groupBy';
import { Link } from 'react-router-dom';
import examples from './examples.json';

/** Renders links to all examples of the gallery, grouped by component. */
export function ExampleIndex() {
  return Object.entries(groupBy(examples, 'group')).map(([group, groupExamples]) => (
    <section key={group} aria-labelledby={`examples-${group}`}>
      <h2 id={`examples-${group}`}>{group}</h2>
      <ul className="gallery__list">
        {groupExamples.map(({ id, title }) => (
          <li key={id}>
            <Link to={`?example=${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
