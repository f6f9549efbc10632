import { PageLink } from '@/blocks/entity-links';
import { MatchedStarts } from '@/blocks/list-search';
import { MapAndList } from '@/blocks/places-map';
import { LongText } from '@/blocks/result-cells';
import { ContentLink } from '@/ui/ContentLink';
import { Disclosure } from '@/ui/Disclosure';
import { Facts } from '@/ui/Facts';
import { Highlight } from '@/ui/Highlight';
import { Icon, type IconName } from '@/ui/Icon';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { exampleSets, ordinarySetName } from './exampleRows';

const names = exampleSets[ordinarySetName]!.map(({ name }) => name);
const iconNames: readonly IconName[] = ['download', 'share', 'search', 'info', 'alert', 'check'];
const links = [
  ['All states', '/state'],
  ['Outlay in the glossary', '?glossary=outlay'],
  ['Fiscal Data, a government site', 'https://fiscaldata.treasury.gov'],
  ['Another site', 'https://example.org'],
] as const;

export const contentExamples = {
  'content-disclosure': () => (
    <>
      <h2>About the data</h2>
      <Disclosure title="Who reports the data" openWhen>
        <p>Agencies report their awards and accounts.</p>
      </Disclosure>
      <Disclosure title="When it changes" badge="2">
        <p>Every month and every quarter.</p>
      </Disclosure>
    </>
  ),
  'content-facts': () => (
    <Facts
      facts={[
        ['Awarding agency', 'Department of Examples'],
        ['Obligated amount', '$4,213,456.78'],
      ]}
    />
  ),
  'content-icons': () => (
    <ul className="gallery__list">
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
  'content-long': () => (
    <LongText capitals text={'RESURFACING OF TWELVE MILES OF ROAD AND ITS BRIDGES. '.repeat(20)} />
  ),
  'content-highlight': () => (
    <ul className="gallery__list">
      {names.map((name) => (
        <li key={name}>
          <Highlight text={name} part="ation" /> · <MatchedStarts text={name} term="dep of" />
        </li>
      ))}
    </ul>
  ),
  'content-links': () => (
    <ul className="gallery__list">
      {links.map(([text, address]) => (
        <li key={address}>
          <ContentLink href={address}>{text}</ContentLink>
        </li>
      ))}
      <li>
        <PageLink to="/agency">All agencies</PageLink>
      </li>
      <li>
        <SlideOutLink panel="about-the-data">About the Data</SlideOutLink>
      </li>
    </ul>
  ),
  'content-map-list': () => (
    <MapAndList map={<p>The map.</p>} selection="Select a place on the map.">
      <ol>
        <li>Ohio</li>
        <li>Texas</li>
      </ol>
    </MapAndList>
  ),
};
