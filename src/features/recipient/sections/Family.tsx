import { useState } from 'react';
import { PageLink } from '@/blocks/entity-links';
import { count, NAME_MISSING, plural } from '@/domain/format';
import { recipientLevels, type ParentRecipient, type RecipientOverview } from '@/domain/recipient';
import { paths } from '@/domain/site/paths';
import { goTo } from '@/ui/goTo';
import { LevelBadge } from '../LevelBadge';
import { CHILDREN_ID } from './Children';
import { OtherNames } from './OtherNames';
import { useProfilePeriod } from '../useProfilePeriod';

/** Renders the name of a parent with its identifier, which distinguishes parents of the same name. */
function Parent({ parent }: { parent: ParentRecipient }) {
  const { parent_id: id, parent_name: name, parent_uei: uei, parent_duns: duns } = parent;
  const { year } = useProfilePeriod();
  const label = name || NAME_MISSING;
  const identifier = uei || duns;
  return (
    <>
      {id ? <PageLink to={paths.recipient(id, year)}>{label}</PageLink> : label}
      {identifier && ` (${identifier})`}
    </>
  );
}

function Parents({ parents }: { parents: readonly ParentRecipient[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [first, ...others] = parents;
  if (!first) return null;
  return (
    <>
      <p>
        This recipient is a child of <Parent parent={first} />
        {others.length ? '' : '.'}
      </p>
      {others.length > 0 && (
        <>
          {isOpen && (
            <ul className="recipient-parents">
              {others.map((parent, at) => (
                <li key={`${parent.parent_id}-${at}`}>
                  <Parent parent={parent} />
                </li>
              ))}
            </ul>
          )}
          <p>
            <button
              type="button"
              className="link-button"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Hide' : `Show ${count(others.length)} more`}
            </button>
          </p>
          <p className="control-hint">
            It has {plural(parents.length, 'parent')} on record. Possible reasons: a change of
            owner, different reports by agencies, or a corrected or merged registration.
          </p>
        </>
      )}
    </>
  );
}

/** Renders the level, parents and other names of a recipient, and for a parent a link to its children. */
export function Family({ record }: { record: RecipientOverview }) {
  const { recipient_level: level, parents, alternate_names: others, name } = record;
  return (
    <section className="recipient-facts__part" aria-labelledby="recipient-family">
      <h3 id="recipient-family">
        <LevelBadge level={level} hasVisibleName /> {recipientLevels[level].label}
      </h3>
      <p>{recipientLevels[level].description}</p>
      <Parents parents={parents} />
      {level === 'P' && (
        <p className="recipient-to-children">
          <button type="button" className="link-button" onClick={() => goTo(CHILDREN_ID)}>
            View child recipients
          </button>
        </p>
      )}
      {others.length > 0 && <OtherNames name={name} others={others} />}
    </section>
  );
}
