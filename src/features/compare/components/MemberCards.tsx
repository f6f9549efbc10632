import { Link } from 'react-router-dom';
import { getExistingPath } from '@/blocks/entity-links';
import type { Member } from '@/domain/compare/members';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { Compared } from '../compared';
import { profilePathOf } from '../profilePath';
import { kindNames } from '../texts';

const stateTexts: Readonly<Record<Compared['state'], string>> = {
  waiting: 'Loading the profile',
  there: '',
  unknown: 'No profile has this ID.',
  failed: 'We couldn’t load the profile.',
};

export interface MemberCardsProps {
  members: readonly Compared[];
  fy: string;
  onRemove: (member: Member, name: string) => void;
}
/** Renders a card for each member with a link to its profile, its loading state or error, and a button that removes it. */
export function MemberCards({ members, fy, onRemove }: MemberCardsProps) {
  return (
    <ul className="compare-members" aria-label="Compared">
      {members.map(({ key, label, member, profile, state, failure, retry }) => {
        const path = profilePathOf(member, String(profile?.year ?? fy), profile?.path);
        const to = state === 'unknown' || !path ? undefined : getExistingPath(path);
        return (
          <li key={key} className="compare-member">
            <div className="compare-member__words">
              <span className="compare-member__kind">
                {profile?.kindName ?? kindNames[member.kind].one}
              </span>
              <span className="compare-member__name">
                {to ? <Link to={to}>{label}</Link> : label}
              </span>
              {state !== 'there' && (
                // While loading, the text is for screen readers only, because a visible line would shift the page.
                <span
                  className={state === 'waiting' ? 'usa-sr-only' : 'compare-member__state'}
                  role="status"
                >
                  {stateTexts[state]} {state === 'failed' && failure?.message}{' '}
                  {state === 'failed' && (
                    <Button look="text" onClick={retry}>
                      Retry<span className="usa-sr-only">: {label}</span>
                    </Button>
                  )}
                </span>
              )}
            </div>
            <button
              type="button"
              className="compare-member__remove"
              aria-label={`Remove ${label}`}
              onClick={() => onRemove(member, label)}
            >
              <Icon name="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
