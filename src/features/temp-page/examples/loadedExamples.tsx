import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Opportunities } from '@/blocks/assistance-listing';
import { CompareButton } from '@/blocks/compare';
import { SearchDownload } from '@/blocks/downloads';
import { PlacesMap } from '@/blocks/places-map';
import { ProgramTree } from '@/blocks/program-tree';
import { SpendingTrend } from '@/blocks/spending-trend';
import { TopFive, topTabs } from '@/blocks/top-five';
import type { SearchCriteria } from '@/domain/search/criteria';
import { stateFilters } from '@/domain/search/readyMade';
import { usStates } from '@/domain/states';
import { withSlideOut, type SlideOutFlag } from '@/lib/url/slideOutAddress';
import { Button } from '@/ui/Button';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { exampleDistricts, exampleStates } from './examplePlaces';

const ohio = usStates.find(({ code }) => code === 'OH')!;
const ohioFilters = stateFilters(ohio);
const ohioCriteria: SearchCriteria = { placesOfPerformance: [{ country: 'USA', state: 'OH' }] };
const tabs = topTabs(() => ['awarding_agency', 'awards']);

function ExampleMap({ layer }: { layer: 'state' | 'district' }) {
  const places = layer === 'state' ? exampleStates : exampleDistricts;
  const [code, setCode] = useState('');
  const place = places.find((entry) => entry.code === code);
  return (
    <>
      <PlacesMap
        description="Map of invented obligations."
        places={places}
        layer={layer}
        capita={false}
        focus={layer === 'district' ? { at: 'OH', isWholeMap: true } : undefined}
        onChoose={setCode}
      />
      <p>The amounts are invented.</p>
      <p aria-live="polite">{place ? `${place.name} is selected.` : 'No place is selected.'}</p>
    </>
  );
}

function DownloadDialog({ criteria }: { criteria: SearchCriteria }) {
  const [isOpen, setIsOpen] = useState(true);
  const getCriteria = useCallback(() => criteria, [criteria]);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Download</Button>
      {isOpen && (
        <SearchDownload
          criteriaAt={getCriteria}
          title="Awards in Ohio"
          filters={[{ caption: 'Place of performance', values: ['Ohio'] }]}
          onRequest={() => {}}
          onClose={close}
        />
      )}
    </>
  );
}
/** Renders a link to a slide-out, and opens it once through the address, which alone decides what is open. */
function SiteSlideOut({ panel, slug }: { panel: SlideOutFlag; slug?: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ search: withSlideOut(window.location.search, panel, slug) }, { replace: true });
  }, [navigate, panel, slug]);
  return (
    <p>
      <SlideOutLink panel={panel} slug={slug}>
        Open the panel
      </SlideOutLink>
    </p>
  );
}

/** Criteria that the service refuses, so that the counts fail. */
const refusedCriteria: SearchCriteria = { awardTypes: ['none'] };

/** Examples of components that load their own data. They show the data of this site; only the amounts on the maps are invented. */
export const loadedExamples = {
  'loaded-glossary': () => <SiteSlideOut panel="glossary" />,
  'loaded-glossary-term': () => <SiteSlideOut panel="glossary" slug="outlay" />,
  'loaded-about-the-data': () => <SiteSlideOut panel="about-the-data" />,
  'loaded-compare': () => (
    <CompareButton kind="state" id={ohio.fips} name={ohio.name} fy="latest" />
  ),
  'loaded-opportunities': () => (
    <>
      <h2>Assistance Listing 10.500</h2>
      <Opportunities number="10.500" headingLevel={3} />
    </>
  ),
  'loaded-top-five': () => (
    <>
      <h2>Awards in Ohio since FY 2008</h2>
      <TopFive filters={ohioFilters} tabs={tabs} total={null} year="all" file="example" />
    </>
  ),
  'loaded-trend': () => (
    <SpendingTrend
      criteria={ohioCriteria}
      note="Counts the obligations of awards performed in Ohio."
      file="example"
      newAwardsRecipientId="00000000-0000-0000-0000-000000000000-R"
    />
  ),
  'loaded-program-tree': () => <ProgramTree kind="naics" />,
  'loaded-map': () => <ExampleMap layer="state" />,
  'loaded-district-tiles': () => <ExampleMap layer="district" />,
  'loaded-download': () => <DownloadDialog criteria={ohioCriteria} />,
  'loaded-download-failed': () => <DownloadDialog criteria={refusedCriteria} />,
};
