import { programRules } from './programRules';
import type { Party, ProgramRule } from './programs';

/** Returns the rule of an assistance listing by its number, or else by its title. */
export const ruleFor = (number: string, title: string): ProgramRule => {
  let best: ProgramRule | undefined;
  let length = 0;
  for (const each of programRules)
    for (const start of each.starts)
      if (number.startsWith(start) && start.length >= length) {
        best = each;
        length = start.length;
      }
  if (best && length > 4) return best;
  const party: Party | undefined = /\b(tribal|tribes?|indian|native)\b/i.test(title)
    ? 'tribe'
    : /\b(research|science|fellowships?|universit|college)/i.test(title)
      ? 'university'
      : undefined;
  const base = best ?? { starts: [], party: 'nonprofit', sharing: 'project', most: 10, sub: '' };
  if (party) return { ...base, party, sharing: 'project', most: Math.max(base.most, 15) };
  // An unknown program gets no large share.
  return base;
};
