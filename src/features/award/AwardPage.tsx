import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { awardPageTitle, type AgencyRef, type Award } from '@/domain/award';
import { agencyName, congressionalDistrict, count, date, locationLine, MISSING, money, profileMoney, recipientName, textOr, uei, type Address } from '@/domain/format';
import { paths } from '@/domain/paths';
import { documentTitle } from '@/domain/site';
import { useThunkDispatch } from '@/lib/redux';
import { fetchAward } from '@/services/awards/awardService';
import { Loading, PanelError, EmptyState } from '@/ui/Status';
import { awardSlice, selectAward, type WithAward } from './state';

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  return <section className="facts"><h2>{title}</h2><dl>{facts.map(([label, value]) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}</dl></section>;
}
const amounts = (award: Award): [string, number | null][] => {
  if (award.category === 'loans') return [['Face Value of Loan', award.faceValue], ['Original Subsidy Cost', award.subsidyCost]];
  const outlay: [string, number | null] = ['Outlayed Amount', award.totalOutlay];
  if (award.category === 'contract' || award.category === 'idv') return [['Obligated Amount', award.totalObligation], outlay, ['Current Award Amount', award.currentAmount], ['Potential Award Amount', award.potentialAmount]];
  return [['Obligated Amount', award.totalObligation], outlay, ['Non-Federal Funding', award.nonFederalFunding]];
};
const agencyFacts = (agency: AgencyRef | null): string => (agency ? [agencyName(agency.name, agency.abbreviation), agency.subtier !== agency.name ? agency.subtier : '', agency.office].filter(Boolean).join(' · ') : MISSING);
const place = (address: Address | null): string => {
  const line = locationLine(address);
  return address?.congressionalCode && address.stateCode ? `${line} (district ${congressionalDistrict(address.stateCode, address.congressionalCode)})` : line;
};
/** Who gave what to whom, when and for what, in one sentence. */
const sentence = (award: Award): string => {
  const [, amount] = amounts(award)[0]!;
  return `${textOr(award.awardingAgency?.name)} awarded ${profileMoney(amount)} to ${recipientName(award.recipientName)}, signed ${date(award.dateSigned)}.`;
};

function AwardFacts({ award }: { award: Award }) {
  return (
    <>
      <p className="award__sentence">{sentence(award)}</p>
      <ul className="key-figures">{amounts(award).map(([label, value]) => <li key={label}><span className="key-figures__value" title={money(value, 2)}>{profileMoney(value)}</span><span className="key-figures__label">{label}</span><span className="key-figures__exact">{money(value, 2)}</span></li>)}</ul>
      <div className="facts-grid">
        <Facts title="Identity" facts={[[award.idLabel, textOr(award.displayId)], ['Type', textOr(award.typeDescription)], ['Unique award key', <span key="key" className="breakable">{award.generatedId}</span>], ...(award.parentAward ? [['Parent award', <Link key="parent" to={paths.award(award.parentAward.id)}>{award.parentAward.piid}</Link>] as const] : []), ...award.listings.map((listing) => [`Assistance listing ${listing.number}`, textOr(listing.title)] as const)]} />
        <Facts title="Recipient" facts={[['Name', recipientName(award.recipientName)], ['UEI', uei(award.recipientUei)], ['Parent', award.parentRecipientName || MISSING], ['Location', place(award.recipientAddress)]]} />
        <Facts title="Agencies" facts={[['Awarding Agency', agencyFacts(award.awardingAgency)], ['Funding Agency', agencyFacts(award.fundingAgency)]]} />
        <Facts title="Dates" facts={[['Signed', date(award.dateSigned)], ['Start', date(award.startDate)], [award.category === 'idv' ? 'Ordering period end' : 'Current end', date(award.endDate)], ...(award.potentialEndDate ? [['Potential end', date(award.potentialEndDate)] as const] : []), ['Last modified', date(award.lastModified)]]} />
        <Facts title="Where and what" facts={[['Primary Place of Performance', place(award.placeOfPerformance)], ['Description', textOr(award.description)], ['Subawards', `${count(award.subawardCount)}${award.subawardTotal === null ? '' : `, ${money(award.subawardTotal)}`}`]]} />
      </div>
    </>
  );
}

/** One award: identity, parties, amounts and dates. */
export default function AwardPage() {
  const { awardId = '' } = useParams();
  const dispatch = useThunkDispatch<WithAward>();
  const state = useSelector(selectAward);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    void dispatch(awardSlice.load<WithAward>(selectAward, awardId, (signal) => fetchAward(awardId, signal), controller.signal, attempt > 0));
    return () => controller.abort();
  }, [dispatch, awardId, attempt]);
  const award = state.answeredKey === awardId && state.status === 'ready' ? state.answer : null;
  useEffect(() => { if (award) document.title = documentTitle(`${award.displayId} | ${awardPageTitle(award.category)}`); }, [award]);
  const unknown = state.status === 'failed' && /^No Award found/i.test(state.error);
  return (
    <div className="award">
      <div className="page-header"><div className="page-header__inner"><div><p className="page-header__overline">Award Profile</p><h1>{award ? awardPageTitle(award.category) : state.status === 'failed' ? 'Award not shown' : '--'}</h1></div></div></div>
      <div className="page-body">
        {unknown && <EmptyState title="Invalid Award ID" action={<Link className="usa-button" to={paths.search()}>Search awards</Link>}><p>No award has the ID in this address. Check that it is complete, or find the award by searching.</p></EmptyState>}
        {state.status === 'failed' && !unknown && <PanelError message={state.error} onRetry={() => setAttempt(attempt + 1)} />}
        {!award && state.status !== 'failed' && <Loading message="Loading the award" />}
        {award && <AwardFacts award={award} />}
      </div>
    </div>
  );
}
