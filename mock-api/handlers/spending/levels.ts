import { categoryNames } from '../shared/categoryNames';
import { groupKeys } from '../../db/schema';

const categorySql = (column: string) =>
  `case ${column} ${groupKeys.map((name, id) => `when ${id} then '${categoryNames[name]}'`).join(' ')} end`;

/**
 * The columns that each level groups by. `x` is the financial row, `t` its Treasury Account Symbol, `a` the federal account, `o` its
 * agency, `s` the subfunction, `p` the program activity, `c` the object class and `w` the award. Levels with `isAwardLevel` exist only in
 * award-level rows (File C). All other spending is in one row, "Non-Award Spending".
 */
export const levels: Readonly<
  Record<
    string,
    {
      id: string;
      code: string;
      name: string;
      isAwardLevel?: true;
      otherColumns?: Readonly<Record<string, string>>;
    }
  >
> = {
  budget_function: { id: 's.function_code', code: 's.function_code', name: 's.function_title' },
  budget_subfunction: { id: 's.code', code: 's.code', name: 's.title' },
  agency: { id: 'o.id::VARCHAR', code: 'o.code', name: 'o.name', otherColumns: { link: 'true' } },
  federal_account: {
    id: 'a.id::VARCHAR',
    code: 'a.code',
    name: 'a.title',
    otherColumns: { account_number: 'a.code' },
  },
  program_activity: { id: 'p.id::VARCHAR', code: 'p.code', name: 'p.name' },
  object_class: { id: 'c.major', code: 'c.major', name: 'c.major_name' },
  award_category: {
    id: categorySql('w.grp'),
    code: categorySql('w.grp'),
    name: categorySql('w.grp'),
    isAwardLevel: true,
  },
  recipient: {
    id: 'w.recipient_id::VARCHAR',
    code: 'w.uei',
    name: "coalesce(w.recipient_name, 'Name not provided')",
    isAwardLevel: true,
  },
  award: {
    id: 'w.id::VARCHAR',
    code: 'w.display_id',
    name: 'w.display_id',
    isAwardLevel: true,
    otherColumns: { generated_unique_award_id: 'w.generated_id', total: 'w.obligation::DOUBLE' },
  },
};
export const levelNames = Object.keys(levels);
export const rootLevels = ['budget_function', 'agency', 'object_class'];
