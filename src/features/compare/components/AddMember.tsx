import { addMember, type WithComparison } from '@/blocks/compare';
import { memberKey, MAX_MEMBERS, type Member } from '@/domain/compare/members';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Suggest } from '@/ui/Suggest';
import type { SuggestedMember } from '../compared';
import { findMembers } from '../findMembers';

export interface AddMemberProps {
  members: readonly Member[];
  setMembers: (members: readonly Member[]) => void;
}
/** Renders a combo box that finds and adds a member, or a hint if the comparison has the maximum number of members. */
export function AddMember({ members, setMembers }: AddMemberProps) {
  const dispatch = useThunkDispatch<WithComparison>();
  const { announce } = usePorts();
  if (members.length >= MAX_MEMBERS)
    return (
      <p className="control-hint">
        {MAX_MEMBERS} profiles is the maximum. Remove a profile to add another.
      </p>
    );
  const handleChoose = (newMember: SuggestedMember) => {
    if (members.some((member) => memberKey(member) === memberKey(newMember))) {
      announce(`${newMember.name} is already in this comparison.`);
      return;
    }
    setMembers([...members, newMember]);
    dispatch(addMember(newMember));
    announce(`${newMember.name} is added.`);
  };
  return (
    <div className="compare-add">
      <Suggest
        label="Add a state, place, program, recipient, agency or federal account"
        placeholder="Name, UEI, legacy DUNS, code or account number"
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
