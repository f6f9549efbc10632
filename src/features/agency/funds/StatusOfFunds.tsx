import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { getExistingPath, PageLink } from '@/blocks/entity-links';
import { addArticle } from '@/domain/agencies/addArticle';
import type { AgencyYear } from '@/domain/agencies/agencyProfile';
import { agencyTitle, type ListedAgency } from '@/domain/agencies/listedAgency';
import {
  getPathLevel,
  extendPath,
  truncatePath,
  type Funds,
  type FundsPath,
} from '@/domain/agencies/statusOfFunds';
import { followPath } from '@/domain/dollarTrail/followPath';
import { MISSING, plural, profileMoney, type Dollars } from '@/domain/format';
import { paths } from '@/domain/site/paths';
import { useAddress, writeAddress } from '@/lib/url/address';
import { useAnswer } from '@/lib/requests/useAnswer';
import { agencyComponents } from '@/services/agencies/endpoints';
import { ContentLink } from '@/ui/ContentLink';
import { Disclosure } from '@/ui/Disclosure';
import { Notices, type Notice } from '@/ui/Notices';
import { PanelError } from '@/ui/Status';
import { agencyAddress } from '../agencyAddress';
import type { AgencyInYear } from '../agencyYear';
import { SectionHead } from '../sections/SectionHead';
import { useThrough, useYearPeriod } from '../sections/useThrough';
import { selectAgency, selectAgencyInView, type AgencyPageState } from '../state/agencyState';
import { levelId } from './fundsColumns';
import { FundsPanel } from './FundsPanel';
import { Trail } from './Trail';
import { useFundsPath } from './useFundsPath';

/** Renders a placeholder as wide as most figures, so that the text does not reflow when the figure loads. */
function Placeholder({ children }: { children: string }) {
  return <span className="funds-told__placeholder">{children}</span>;
}
interface IntroductionProps {
  record: AgencyInYear;
  resources: Dollars | null;
  /** The number of sub-components; null until it has loaded. */
  count: number | null;
}
function Introduction({ record: { agency, fy }, resources, count }: IntroductionProps) {
  return (
    <div className="funds-told">
      <p>
        For FY {fy}, {addArticle(agencyTitle(agency))} had{' '}
        {resources === null ? <Placeholder>{MISSING}</Placeholder> : profileMoney(resources)} in{' '}
        <ContentLink href="?glossary=budgetary-resources">budgetary resources</ContentLink> among
        its{' '}
        {count === null ? (
          <Placeholder>{`${MISSING} sub-components`}</Placeholder>
        ) : (
          plural(count, 'sub-component')
        )}
        .
      </p>
      <p>
        Each level shows the amounts committed as{' '}
        <ContentLink href="?glossary=obligation">obligations</ContentLink>, or paid out as{' '}
        <ContentLink href="?glossary=outlay">outlays</ContentLink>.
      </p>
    </div>
  );
}
function FundsLinks({ record: { agency, fy }, path }: { record: AgencyInYear; path: FundsPath }) {
  const period = useYearPeriod(fy);
  const accountPath = getExistingPath(
    path.account ? paths.federalAccount(path.account, fy) : undefined,
  );
  return (
    <ul className="funds-ways">
      <li>
        <PageLink
          to={followPath({ agency: agency.id }, period && { year: fy, period: period.period })}
        >
          Follow this agency’s dollars from the budget to the place of performance
        </PageLink>
      </li>
      {accountPath && (
        <li>
          <PageLink to={accountPath}>Open the profile of federal account {path.account}</PageLink>
        </li>
      )}
    </ul>
  );
}
const fundsNotices = (missing: string, isBroken: boolean, fy: number): readonly Notice[] =>
  [
    missing &&
      `“${missing}” has no funds in FY ${fy}. This page shows the level above. Try another year.`,
    isBroken &&
      'This link leads to a level that does not exist. This page shows the closest level.',
  ].flatMap((text) => (text ? [{ kind: 'warning' as const, text }] : []));
const getAgencyFunds = (agency: ListedAgency, years: readonly AgencyYear[], fy: number): Funds => {
  const year = years.find(({ fiscalYear }) => fiscalYear === fy);
  return {
    id: agency.toptierCode,
    name: agencyTitle(agency),
    resources: year?.resources ?? null,
    obligations: year?.obligated ?? null,
    outlays: year?.outlayed ?? null,
  };
};

/**
 * Renders the status of the agency's funds, from its sub-components down to the program activities and object classes of a Treasury
 * account.
 */
export function StatusOfFunds({ record }: { record: AgencyInYear }) {
  const { agency, fy, query, accountYear } = record;
  const { search } = useLocation();
  const { values, write } = useAddress(agencyAddress);
  const isOutlays = values.amounts === 'outlays';
  const requestedPath = useSelector(selectAgencyInView);
  const { component, account, tas, line, lines: kind, page } = requestedPath;
  const { path, level, missing, chosen, failed, answer } = useFundsPath(record);
  // The Overview section requests the agency's yearly amounts.
  const years = useSelector((state: AgencyPageState) => selectAgency(state).budgetaryResources);
  const componentCount = useAnswer(agencyComponents, query).value?.total ?? null;
  const throughText = useThrough(fy, componentCount !== 0);
  const agencyFunds = getAgencyFunds(agency, years, fy);
  const toHref = (newPath: FundsPath) =>
    writeAddress(search, agencyAddress, {
      ...newPath,
      page: 1,
      // Links to levels above program activities and object classes reset the choice between these two.
      ...(getPathLevel(newPath) < 3 ? { lines: 'program_activity' as const } : {}),
    }) || '?';
  const codes = [component, account, tas, line];
  const steps = [agencyFunds, ...chosen.map((row, at) => row ?? codes[at]!)];
  const lastStep = steps.at(-1)!;
  const parentName = typeof lastStep === 'string' ? lastStep : lastStep.name;
  const isIncomplete = getPathLevel(requestedPath) < codes.filter(Boolean).length;
  return (
    <>
      <SectionHead title="Status of Funds" throughText={throughText} />
      <Introduction record={record} resources={agencyFunds.resources} count={componentCount} />
      <Notices notices={fundsNotices(missing, isIncomplete, fy)} />
      {failed && (
        <PanelError
          title="We couldn’t load all levels above these funds."
          failure={failed.failure}
          onRetry={failed.retry}
        />
      )}
      <div className="funds">
        <Trail
          {...{ steps, kind, outlays: isOutlays }}
          hrefOf={(to) => toHref(truncatePath(path, to))}
        />
        <FundsPanel
          {...{ answer, level, kind, outlays: isOutlays, fy }}
          hrefOf={(row) => (level < 4 ? toHref(extendPath(path, level, row.id)) : undefined)}
          parent={parentName}
          accountYear={accountYear}
          file={`${agency.slug || agency.toptierCode}-${levelId(level, kind).replaceAll('_', '-')}-${fy}${isOutlays ? '-outlays' : ''}`}
          page={page}
          onPage={(newPage) => write({ page: newPage }, 'replace')}
          onOutlays={(isOn) => write({ amounts: isOn ? 'outlays' : 'obligations' }, 'replace')}
          onKind={(newKind) => write({ lines: newKind, page: 1 }, 'replace')}
        />
      </div>
      <FundsLinks record={record} path={path} />
      <Disclosure title="What is this?">
        <p>
          An outlay is a payment. Agencies often pay for obligations in later years. Do not compare
          outlays and obligations of the same year.
        </p>
        <p>
          Sub-components are the bureaus of the federal budget. For the Department of Defense, they
          are its service branches. They differ from the subagencies that make awards.
        </p>
      </Disclosure>
    </>
  );
}
