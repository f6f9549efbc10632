import { useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Breadcrumb } from '@/blocks/profile';
import { SpendingProfile } from '@/blocks/spending-profile';
import { codeAndText } from '@/domain/format';
import { treeNodePath, type Program } from '@/domain/program/program';
import {
  parseProgramCode,
  programTexts,
  programTreePath,
  type ProgramCode,
  type ProgramKind,
} from '@/domain/program/programCode';
import { programPath } from '@/domain/program/programPath';
import { makeProgramSubject } from '@/domain/program/programSubject';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { programReference } from '@/services/code-trees/programEndpoint';
import { Notices, warning, type Notice } from '@/ui/Notices';
import { programSections } from './programSections';
import { programOverlines, UnknownCode, UnreadableCode } from './UnknownProgram';

const NOT_FOUND = 404;
const ABOUT =
  'See how much was obligated for a program, industry, product or service, how it changed, which agencies and accounts paid, and who received it where.';

function Parents({ program: { kind, code, parents } }: { program: Program }) {
  return (
    <Breadcrumb
      label="Codes that include this one"
      steps={[
        { to: '/program', label: 'All programs' },
        { to: programTreePath(kind), label: programTexts[kind].title },
        ...parents.map(({ path, title }) => ({
          to: treeNodePath(kind, path),
          // A PSC group has a name instead of a code.
          label: kind === 'psc' && path.length === 1 ? title : codeAndText(path.at(-1), title),
        })),
        { label: code },
      ]}
    />
  );
}
/** Returns a notice for a retired NAICS code; [] for a code in use and while the reference loads. */
const retiredNotices = (program: Program | null): readonly Notice[] =>
  program && program.yearRetired !== null
    ? warning(
        `NAICS code ${program.code} was retired in ${program.yearRetired}. Older awards keep it; newer awards have another code.`,
      )
    : [];

function ProgramByCode({ program, segment }: { program: ProgramCode; segment: string }) {
  const { search, hash } = useLocation();
  const { kind, code } = program;
  const reference = useAnswer(programReference, program);
  const listed = currentValue(reference);
  const subject = useMemo(
    () =>
      makeProgramSubject(
        listed ?? { ...program, title: '', definition: '', yearRetired: null, parents: [] },
      ),
    [listed, program],
  );
  if (reference.failure?.status === NOT_FOUND)
    return <UnknownCode program={program} segment={segment} />;
  // Another spelling, such as a number that has lost zeros, is corrected only if the reference has the code.
  if (listed && segment !== code)
    return <Navigate replace to={`${programPath(program)}${search}${hash}`} />;
  return (
    <SpendingProfile
      subject={subject}
      reference={reference}
      path={programPath(program)}
      title={code}
      subtitle={subject.program.title}
      overline={programOverlines[kind]}
      loading="Loading the program"
      about={ABOUT}
      sections={programSections(subject.program)}
      lead={() => <Parents program={subject.program} />}
      notices={<Notices notices={retiredNotices(listed)} />}
    />
  );
}
function ProgramPage({ kind }: { kind: ProgramKind }) {
  const { code: segment = '' } = useParams();
  const code = parseProgramCode(kind, segment);
  const program = useMemo(() => (code === undefined ? null : { kind, code }), [kind, code]);
  if (!program) return <UnreadableCode kind={kind} segment={segment} />;
  return <ProgramByCode key={program.code} program={program} segment={segment} />;
}
/** Renders the profile of an assistance listing. */
export const AssistancePage = () => <ProgramPage kind="assistance" />;
/** Renders the profile of an industry by its NAICS code. */
export const NaicsPage = () => <ProgramPage kind="naics" />;
/** Renders the profile of a product or service by its code. */
export const PscPage = () => <ProgramPage kind="psc" />;
