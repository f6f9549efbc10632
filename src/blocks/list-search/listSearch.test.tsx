import { render, screen } from '@testing-library/react';
import { MatchedStarts } from './MatchedStarts';
import { matchesWordStarts } from './wordStarts';

const getMarks = (text: string, term: string) => {
  const { container, unmount } = render(<MatchedStarts text={text} term={term} />);
  expect(container).toHaveTextContent(text);
  const marks = screen
    .queryAllByText((_, element) => element?.tagName === 'MARK')
    .map((mark) => mark.textContent);
  unmount();
  return marks;
};

describe('a search for word beginnings', () => {
  it.each([
    ['Department of Energy (DOE)', 'dep ener', true],
    ['Department of Energy (DOE)', '(DOE)', true],
    ['Department of Energy (DOE)', 'nergy', false],
    ['Department of Energy (DOE)', ' ', true],
  ])('in %s for “%s” returns %s', (text, term, isMatch) =>
    expect(matchesWordStarts(text, term)).toBe(isMatch),
  );
  it('highlights the longest of several matches', () => {
    expect(getMarks('Department of Energy (DOE)', 'e ener do')).toEqual(['Ener', 'DO']);
    expect(getMarks('Department of Energy (DOE)', '')).toEqual([]);
    expect(getMarks('Guam (GU)', '[')).toEqual([]);
  });
});
