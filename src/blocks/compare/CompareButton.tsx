import { Link } from 'react-router-dom';
import {
  comparePath,
  FEWEST_MEMBERS,
  memberKey,
  MOST_MEMBERS,
  readMembers,
  type MemberKind,
} from '@/domain/compare/members';
import { plural } from '@/domain/format';
import type { ProfileYear } from '@/domain/profileYears';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Icon } from '@/ui/Icon';
import { addMember, removeMember, type WithComparison } from './comparisonState';
import { useKept } from './useKept';
import './compare.scss';

export interface CompareButtonProps {
  kind: MemberKind;
  /** FIPS code of a state; hash and level of a recipient. */
  id: string;
  name: string;
  /** Year that the profile shows; the comparison opens in the same year. */
  fy: ProfileYear;
}

/** Adds the profile to the comparison list or removes it. Next to it is the link to the comparison, when enough profiles are listed. */
export function CompareButton({ kind, id, name, fy }: CompareButtonProps) {
  const { announce, track } = usePorts();
  const dispatch = useThunkDispatch<WithComparison>();
  const kept = useKept();
  const [member] = readMembers(`${kind}:${id}`).members;
  if (!member) return null;
  const there = kept.some((other) => memberKey(other) === memberKey(member));
  const full = !there && kept.length >= MOST_MEMBERS;
  const handleClick = () => {
    if (full) {
      announce(`${MOST_MEMBERS} profiles is the limit. Remove one on the compare page.`);
      return;
    }
    const isStored = dispatch(there ? removeMember(member) : addMember({ ...member, name }));
    const size = kept.length + (there ? -1 : 1);
    const where = isStored ? '' : ' Your browser doesn’t save the list beyond this page.';
    announce(
      `${name} is ${there ? 'taken off' : 'added'}. ${plural(size, 'profile')} to compare.${where}`,
    );
    track('compare', there ? 'Remove' : 'Add', memberKey(member));
  };
  const words = there ? 'Remove from compare' : 'Add to compare';
  return (
    <span className="compare-tools">
      <button
        type="button"
        className="page-header__tool compare-tools__button"
        aria-disabled={full}
        title={full ? `${MOST_MEMBERS} profiles is the limit` : words}
        onClick={handleClick}
      >
        <Icon name={there ? 'check' : 'plus'} />
        <span className="page-header__words">{words}</span>
      </button>
      {(kept.length >= FEWEST_MEMBERS || full) && (
        <Link className="page-header__tool compare-tools__link" to={comparePath(kept, fy)}>
          Compare now ({kept.length})
        </Link>
      )}
    </span>
  );
}
