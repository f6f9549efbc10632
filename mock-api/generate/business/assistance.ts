import { programRules } from './programRules';
import type { Party, ProgramRule } from './programs';

/** Returns an assistance listing's rule. The title may decide the recipient if at most four characters of the number match a rule. */
export const findRule = (number: string, title: string): ProgramRule => {
  let match: ProgramRule | undefined;
  let length = 0;
  for (const rule of programRules)
    for (const start of rule.starts)
      if (number.startsWith(start) && start.length >= length) {
        match = rule;
        length = start.length;
      }
  if (match && length > 4) return match;
  const party: Party | undefined = /\b(tribal|tribes?|indian|native)\b/i.test(title)
    ? 'tribe'
    : /\b(research|science|fellowships?|universit|college)/i.test(title)
      ? 'university'
      : undefined;
  const base = match ?? { starts: [], party: 'nonprofit', sharing: 'project', most: 10, sub: '' };
  if (party) return { ...base, party, sharing: 'project', most: Math.max(base.most, 15) };
  return base;
};
