import { Fragment, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { choice, useAddress } from '@/lib/url/address';
import { Notices } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { ExamplePage } from './ExamplePage';
import { ExampleIndex } from './ExampleIndex';
import { PropsList, type PropsListProps } from './PropsList';
import { exampleViews } from './exampleViews';
import examples from './examples.json';
import './gallery.scss';

const galleryAddress = {
  example: choice(
    examples.map(({ id }) => id),
    '',
  ),
};
/** The groups whose examples render their own page header or heading. */
const groupsWithHeader: readonly string[] = ['ProfileFrame', 'PageHeader', 'NotFoundPage'];
/** The example of another group that renders its own page header. */
const PROFILE_EXAMPLE = 'loaded-subject';

/** Renders the component gallery: the example that the address selects, or the list of all examples. */
export default function TempPage() {
  const { values, refused } = useAddress(galleryAddress);
  const { search } = useLocation();
  const example = examples.find(({ id }) => id === values.example);
  useEffect(() => window.scrollTo(0, 0), [values.example]);
  if (!example)
    return (
      <>
        <PageHeader overline="Component gallery" title="Temporary page" />
        <div className="page-body">
          {refused.length > 0 && (
            <Notices
              notices={[
                {
                  kind: 'warning',
                  text: `There is no example “${new URLSearchParams(search).get('example')!.slice(0, 60)}”. Choose one from the list.`,
                },
              ]}
            />
          )}
          <p>Shared components in each of their states, over invented data.</p>
          <ExampleIndex />
        </div>
      </>
    );
  const view = exampleViews[example.id]!();
  return (
    <Fragment key={example.id}>
      {groupsWithHeader.includes(example.group) || example.id === PROFILE_EXAMPLE ? (
        view
      ) : (
        <ExamplePage title={`${example.group}: ${example.title}`}>{view}</ExamplePage>
      )}
      <PropsList props={example.props as PropsListProps['props']} />
      <nav className="gallery__back" aria-label="Component gallery">
        <Link to="/temp-page">All examples</Link>
      </nav>
    </Fragment>
  );
}
