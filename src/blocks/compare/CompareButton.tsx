import { Link } from 'react-router-dom';
import {
  comparePath,
  MIN_MEMBERS,
  memberKey,
  MAX_MEMBERS,
  parseMembers,
  type MemberKind,
} from '@/domain/compare/members';
import { plural } from '@/domain/format';
import type { ProfileYear } from '@/domain/profileYears';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Icon } from '@/ui/Icon';
import { addMember, removeMember, type WithComparison } from './comparisonState';
import { useComparisonList } from './useComparisonList';
import './compare.scss';

export interface CompareButtonProps {
  kind: MemberKind;
  /** FIPS code of a state, or hash and level of a recipient. */
  id: string;
  name: string;
  /** Year that the profile shows; the comparison opens in the same year. */
  fy: ProfileYear;
}

/** Shows a button that adds the profile to the comparison list or removes it, and a link to compare two or more profiles. */
export function CompareButton({ kind, id, name, fy }: CompareButtonProps) {
  const { announce, track } = usePorts();
  const dispatch = useThunkDispatch<WithComparison>();
  const list = useComparisonList();
  const [member] = parseMembers(`${kind}:${id}`).members;
  if (!member) return null;
  const isListed = list.some((other) => memberKey(other) === memberKey(member));
  const isFull = !isListed && list.length >= MAX_MEMBERS;
  const handleClick = () => {
    if (isFull) {
      announce(`You can compare up to ${MAX_MEMBERS} profiles. Remove one on the compare page.`);
      return;
    }
    const isStored = dispatch(isListed ? removeMember(member) : addMember({ ...member, name }));
    const size = list.length + (isListed ? -1 : 1);
    const storageNote = isStored ? '' : ' Your browser doesn’t save the list beyond this page.';
    announce(
      `${name} is ${isListed ? 'removed' : 'added'}. ${plural(size, 'profile')} to compare.${storageNote}`,
    );
    track('compare', isListed ? 'Remove' : 'Add', memberKey(member));
  };
  const label = isListed ? 'Remove from compare' : 'Add to compare';
  return (
    <span className="compare-tools">
      <button
        type="button"
        className="page-header__tool compare-tools__button"
        aria-disabled={isFull}
        title={isFull ? `You can compare up to ${MAX_MEMBERS} profiles` : label}
        onClick={handleClick}
      >
        <Icon name={isListed ? 'check' : 'plus'} />
        <span className="page-header__words">{label}</span>
      </button>
      {(list.length >= MIN_MEMBERS || isFull) && (
        <Link className="page-header__tool compare-tools__link" to={comparePath(list, fy)}>
          Compare now ({list.length})
        </Link>
      )}
    </span>
  );
}
