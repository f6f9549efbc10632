import { ProgramBranch } from '@/blocks/program-tree';
import { treePathOf } from '@/domain/program/program';
import type { ProgramRecord } from '@/domain/program/programSubject';

/** Renders the codes directly below a program as links. */
export default function ProgramCodes({ record: { subject } }: { record: ProgramRecord }) {
  const { kind, code } = subject.program;
  return (
    <section aria-labelledby="program-codes">
      <h2 id="program-codes">Codes in {code}</h2>
      <p>The amounts of this page include all codes in {code}.</p>
      <ProgramBranch kind={kind} path={treePathOf(subject.program)} />
    </section>
  );
}
