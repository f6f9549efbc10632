import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { removeMember, useComparisonList, type WithComparison } from '@/blocks/compare';
import { YearPicker } from '@/blocks/profile';
import { MIN_MEMBERS, memberKey, MAX_MEMBERS, type Member } from '@/domain/compare/members';
import { profileYears } from '@/domain/profileYears';
import { site } from '@/domain/site/site';
import { findProfileState } from '@/domain/stateProfile/profileStates';
import { FigureSubjectContext } from '@/lib/figureSubject';
import { usePageTitle } from '@/lib/pageTitle';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { useDataDay } from '@/lib/dataDay';
import { Notices, unknownNotices, type Notice } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { lazyComponent } from '@/ui/lazyComponent';
import { ShareMenu } from '@/ui/ShareMenu';
import { AddMember } from './components/AddMember';
import { Choices } from './components/Choices';
import { MemberCards } from './components/MemberCards';
import { StartPage } from './components/StartPage';
import { Warnings } from './components/Warnings';
import { useCompareAddress, type CompareAddress } from './compareAddress';
import { toComparedMembers } from './compared';
import { comparedProfile } from './comparedProfile';
import { AtAGlance } from './sections/AtAGlance';
import type { AwardTypesProps } from './sections/AwardTypes';
import type { OverTimeProps } from './sections/OverTime';
import { useAnswers } from '@/lib/requests/useAnswers';
import { populatedKinds } from './measures';
import { kindNames, joinNames, buildNotices, formatTitle } from './texts';

// Sections below the first screen load after the page itself.
const OverTime = lazyComponent<OverTimeProps>(() => import('./sections/OverTime'), {
  name: 'Obligations over time',
  waiting: <div className="compare-to-come" />,
});
const AwardTypes = lazyComponent<AwardTypesProps>(() => import('./sections/AwardTypes'), {
  name: 'Obligations by award type',
});

/** Returns a function that names a member until its profile has loaded. */
const useMemberNames = () => {
  const savedMembers = useComparisonList();
  return (member: Member): string =>
    member.kind === 'state'
      ? findProfileState(member.id)!.name
      : (savedMembers.find((other) => memberKey(other) === memberKey(member))?.name ??
        `${kindNames[member.kind].one} ${member.id.slice(0, 8)}`);
};

function Comparison({ address }: { address: CompareAddress }) {
  const { members, choices, choose, setMembers } = address;
  const { announce } = usePorts();
  const dispatch = useThunkDispatch<WithComparison>();
  const nameOf = useMemberNames();
  const { fy } = choices;
  const today = useDataDay();
  const queries = useMemo(
    () => members.map((member) => ({ member, fy, today })),
    [members, fy, today],
  );
  const answers = useAnswers(comparedProfile, queries);
  const all = toComparedMembers(members, answers, nameOf);
  usePageTitle(all.length >= MIN_MEMBERS ? formatTitle(all.map(({ label }) => label)) : '');
  const handleRemove = (member: Member, name: string) => {
    setMembers(members.filter((other) => memberKey(other) !== memberKey(member)));
    dispatch(removeMember(member));
    announce(`${name} is removed.`);
  };
  const joinedNames = joinNames(all.map(({ label }) => label));
  const subject = useMemo(() => ({ name: joinedNames, period: '' }), [joinedNames]);
  const hasEnough = all.length >= MIN_MEMBERS;
  return (
    <FigureSubjectContext value={subject}>
      <MemberCards members={all} fy={fy} onRemove={handleRemove} />
      <AddMember members={members} setMembers={setMembers} />
      {hasEnough ? (
        <>
          <Choices
            choices={choices}
            hasResidents={members.some(({ kind }) => populatedKinds.includes(kind))}
            onChoose={choose}
          />
          <Warnings members={all} />
          <div className="compare-glance">
            <AtAGlance members={all} answers={answers} choices={choices} />
          </div>
          <OverTime members={all} choices={choices} />
          <AwardTypes members={all} choices={choices} />
        </>
      ) : (
        <p className="compare-one" role="status">
          Add at least one more profile to compare.
        </p>
      )}
    </FigureSubjectContext>
  );
}

/** Renders the page that compares two to six profiles. All of its state is in the address. */
export default function ComparePage() {
  const day = useDataDay();
  const { pathname, search } = useLocation();
  const address = useCompareAddress();
  const { members, choices, choose, setMembers } = address;
  const notices: readonly Notice[] = [...unknownNotices(address.refused), ...buildNotices(address)];
  const years = useMemo(() => profileYears(day), [day]);
  return (
    <>
      <PageHeader
        overline={members.length > 1 ? `${members.length} profiles side by side` : undefined}
        title="Compare"
      >
        <div className="page-header__tools">
          {members.length >= MIN_MEMBERS && (
            <YearPicker choices={years} chosen={choices.fy} onChoose={(fy) => choose({ fy })} />
          )}
          <ShareMenu
            url={pathname + search}
            subject={`${site.name} comparison`}
            body={`Up to ${MAX_MEMBERS} profiles of federal spending side by side:`}
          />
        </div>
      </PageHeader>
      <div className="page-body compare">
        <Notices notices={notices} />
        {members.length ? (
          <Comparison address={address} />
        ) : (
          <StartPage>
            <AddMember members={members} setMembers={setMembers} />
          </StartPage>
        )}
      </div>
    </>
  );
}
