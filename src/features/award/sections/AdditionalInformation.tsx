import { useId, useState } from 'react';
import { renderLink } from '@/blocks/entity-links';
import type { Award } from '@/domain/award';
import { MISSING } from '@/domain/format';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { InfoGroup } from '../categories/category';
import { infoGroups } from '../categories/groups';

function Rows({ group, award }: { group: InfoGroup; award: Award }) {
  return (
    <dl className="award-facts">
      {group.rows
        .filter(({ isShown = () => true }) => isShown(award))
        .map(({ label, lines, to }) => {
          const textLines = lines(award);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {(textLines.length ? textLines : [MISSING]).map((line) => (
                  <span key={line} className="award-facts__line">
                    {renderLink(line === MISSING ? undefined : to?.(award, line), line)}
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
/** Renders one group under its heading. A closed group stays in the DOM for print. */
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

/** Renders the remaining information of the record, in groups that are closed at first. */
export default function AdditionalInformation({ record: award }: { record: Award }) {
  const columns = infoGroups[award.category];
  const titles = columns.flat().map(({ title }) => title);
  const [openTitles, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isAllOpen = titles.every((title) => openTitles.has(title));
  const toggle = (title: string) => {
    const newTitles = new Set(openTitles);
    if (!newTitles.delete(title)) newTitles.add(title);
    setOpen(newTitles);
  };
  return (
    <section className="award-section" aria-labelledby="award-additional">
      <div className="award-section__head">
        <h2 id="award-additional">
          <Icon name="list" /> Additional Information
        </h2>
        <Button look="outline" onClick={() => setOpen(new Set(isAllOpen ? [] : titles))}>
          {isAllOpen ? 'Collapse All' : 'Expand All'}
        </Button>
      </div>
      <div className="award-groups">
        {columns.map((groups) => (
          <div key={groups[0]!.title}>
            {groups.map((group) => (
              <Group
                key={group.title}
                group={group}
                award={award}
                open={openTitles.has(group.title)}
                onToggle={() => toggle(group.title)}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
