import { act, render, screen } from '@testing-library/react';
import { Loading } from './Status';

describe('the loading message', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  it('mentions after ten seconds that it takes longer than usual', () => {
    render(<Loading message="Loading the agencies" />);
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading the agencies$/);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Loading the agencies\s*This is taking longer than usual\.$/,
    );
  });
});
