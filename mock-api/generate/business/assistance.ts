import { programRules } from './programRules';
import type { Party, ProgramRule } from './programs';

/** The rule of a listing; without one, what its title says. */
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
  // A program that nothing is known of pays no large share of anything.
  return base;
};
