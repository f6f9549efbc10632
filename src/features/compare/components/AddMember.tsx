import { addMember, type WithComparison } from '@/blocks/compare';
import { memberKey, MOST_MEMBERS, type Member } from '@/domain/compare/members';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Suggest } from '@/ui/Suggest';
import type { FoundMember } from '../compared';
import { findMembers } from '../findMembers';

export interface AddMemberProps {
  members: readonly Member[];
  setMembers: (members: readonly Member[]) => void;
}
/** A combo box that adds a member by name. */
export function AddMember({ members, setMembers }: AddMemberProps) {
  const dispatch = useThunkDispatch<WithComparison>();
  const { announce } = usePorts();
  if (members.length >= MOST_MEMBERS)
    return (
      <p className="control-hint">
        {MOST_MEMBERS} profiles is the maximum. Remove one to add another.
      </p>
    );
  const handleChoose = (found: FoundMember) => {
    if (members.some((member) => memberKey(member) === memberKey(found))) {
      announce(`${found.name} is already in this comparison.`);
      return;
    }
    setMembers([...members, found]);
    dispatch(addMember(found));
    announce(`${found.name} is added.`);
  };
  return (
    <div className="compare-add">
      <Suggest
        label="Add a state, recipient, agency or federal account"
        placeholder="Name, UEI, legacy DUNS or account number"
        minimum={2}
        search={findMembers}
        itemKey={memberKey}
        itemText={({ name }) => name}
        itemDetail={({ detail }) => detail}
        onChoose={handleChoose}
      />
    </div>
  );
}
