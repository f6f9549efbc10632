import { Link } from 'react-router-dom';
import type { Award } from '@/domain/award';
import { textOr } from '@/domain/format';
import { paths } from '@/domain/site/paths';
import { Facts, type Fact } from './Facts';

/** Which award it is, of what kind, and under which other one. */
export function IdentityFacts({ award }: { award: Award }) {
  const { idLabel, displayId, typeDescription, generatedId, parentAward, listings } = award;
  const parent: readonly Fact[] = parentAward
    ? [['Parent award', <Link to={paths.award(parentAward.id)}>{parentAward.piid}</Link>]]
    : [];
  return (
    <Facts
      title="Identity"
      facts={[
        [idLabel, textOr(displayId)],
        ['Type', textOr(typeDescription)],
        ['Unique award key', <span className="breakable">{generatedId}</span>],
        ...parent,
        ...listings.map(({ number, title }): Fact => [
          `Assistance listing ${number}`,
          textOr(title),
        ]),
      ]}
    />
  );
}
