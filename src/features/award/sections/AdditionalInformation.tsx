import { useId, useState } from 'react';
import { linked } from '@/blocks/entity-links';
import type { Award } from '@/domain/award';
import { MISSING } from '@/domain/format';
import { Icon } from '@/ui/Icon';
import type { InfoGroup } from '../categories/category';
import { groupsOf } from '../categories/groups';

function Rows({ group, award }: { group: InfoGroup; award: Award }) {
  return (
    <dl className="award-facts">
      {group.rows
        .filter(({ shown = () => true }) => shown(award))
        .map(({ label, lines, to }) => {
          const said = lines(award);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {(said.length ? said : [MISSING]).map((line) => (
                  <span key={line} className="award-facts__line">
                    {linked(line === MISSING ? undefined : to?.(award), line)}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
    </dl>
  );
}
interface GroupProps {
  group: InfoGroup;
  award: Award;
  open: boolean;
  onToggle: () => void;
}
/** One group under its heading. A closed group stays in the DOM for print. */
function Group({ group, award, open, onToggle }: GroupProps) {
  const id = useId();
  return (
    <div className="disclosure award-group">
      <h3 className="disclosure__heading">
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
          <span>{group.title}</span>
        </button>
      </h3>
      <div id={id} className="disclosure__body award-group__body" hidden={!open}>
        <Rows group={group} award={award} />
      </div>
    </div>
  );
}

/** The remaining information of the record, in groups that are closed at first. */
export default function AdditionalInformation({ record: award }: { record: Award }) {
  const columns = groupsOf[award.category];
  const titles = columns.flat().map(({ title }) => title);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const all = titles.every((title) => open.has(title));
  const toggle = (title: string) => {
    const next = new Set(open);
    if (!next.delete(title)) next.add(title);
    setOpen(next);
  };
  return (
    <section className="award-section" aria-labelledby="award-additional">
      <div className="award-section__head">
        <h2 id="award-additional">
          <Icon name="list" /> Additional Information
        </h2>
        <button
          type="button"
          className="usa-button usa-button--outline"
          onClick={() => setOpen(new Set(all ? [] : titles))}
        >
          {all ? 'Collapse All' : 'Expand All'}
        </button>
      </div>
      <div className="award-groups">
        {columns.map((groups) => (
          <div key={groups[0]!.title}>
            {groups.map((group) => (
              <Group
                key={group.title}
                group={group}
                award={award}
                open={open.has(group.title)}
                onToggle={() => toggle(group.title)}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
