import { useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ProfileFrame } from '@/blocks/profile';
import { useLatestPeriod } from '@/blocks/submission-periods';
import { formatCovidPeriod, publicLaws } from '@/domain/disaster/publicLaws';
import { site } from '@/domain/site/site';
import { FilterTextContext } from '@/lib/filterTextContext';
import { usePorts } from '@/lib/ports';
import type { Answer } from '@/lib/requests/useAnswer';
import { useResetOnLeave } from '@/lib/url/addressState';
import { Notices, unknownNotices, type Notice } from '@/ui/Notices';
import { ShareMenu } from '@/ui/ShareMenu';
import { SECTION_PREFIX } from './covidAddress';
import { covidSections } from './covidSections';
import { CovidHead } from './head/CovidHead';
import { Disclaimer } from './head/Disclaimer';
import { DownloadTool } from './head/DownloadTool';
import { covid19Reset } from './state/covid19State';
import { useCodeSelection, type CodeSelection } from './useCodeSelection';

const TITLE = 'COVID-19 Spending';
/** Always ready, because the subject of the page comes from the address, not from a request. */
const readyAnswer: Omit<Answer<object, CodeSelection>, 'value'> = {
  status: 'ready',
  current: true,
  stale: false,
  answered: {},
  answeredAt: 0,
  failure: null,
  slow: false,
  cancel: () => {},
  retry: () => {},
  request: null,
};
const unknownTexts = { title: TITLE, text: '', action: null };
const codeNotices = (codes: readonly string[]): readonly Notice[] =>
  codes.length
    ? [
        {
          kind: 'warning',
          text: `The selected law does not include ${codes.length === 1 ? 'code' : 'codes'} ${codes.join(', ')}. The results exclude ${codes.length === 1 ? 'it' : 'them'}.`,
        },
      ]
    : [];

/** Renders the COVID-19 spending profile for the selected codes (DEFC) of the selected law. */
export function CovidPage() {
  const { track } = usePorts();
  const { search } = useLocation();
  const selection = useCodeSelection();
  const { latest } = useLatestPeriod();
  const { law, lawCodes, defCodes, unknownCodes, refused } = selection;
  // The store updates before the router renders the address. Deferring the codes updates the sections once for both.
  const record = useDeferredValue(
    useMemo(() => ({ law, lawCodes, defCodes }), [law, lawCodes, defCodes]),
  );
  useResetOnLeave('covid', covid19Reset);
  const period = latest ? formatCovidPeriod(latest.latestSubmissionDate) : '';
  const lawLabel = publicLaws.find(({ id }) => id === record.law)!.label;
  return (
    <FilterTextContext value={`Public law: ${lawLabel}; DEFC: ${record.defCodes.join(', ')}`}>
      <ProfileFrame
        answer={{ ...readyAnswer, value: record }}
        overline="Disaster Spending Profile"
        title={() => TITLE}
        period={period}
        pageTitle={() => 'COVID Relief Spending'}
        loading="Loading"
        failed={TITLE}
        unknown={unknownTexts}
        tools={() => (
          <>
            <ShareMenu
              url={`/disaster/covid-19${search}`}
              subject={`${site.name} COVID-19 Spending`}
              body="Federal spending in response to COVID-19:"
            />
            <DownloadTool defCodes={defCodes} />
          </>
        )}
        notices={
          <>
            <Disclaimer />
            <Notices notices={[...codeNotices(unknownCodes), ...unknownNotices(refused)]} />
          </>
        }
        lead={() => <CovidHead selection={selection} period={period} />}
        sections={covidSections}
        idPrefix={SECTION_PREFIX}
        onSection={(section) => track('covidSection', section)}
      />
    </FilterTextContext>
  );
}
