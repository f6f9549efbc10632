import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockResizeObserver } from '../../../tests/mockResizeObserver';
import { LongText } from './LongText';

const longText = 'Operation and maintenance of the water treatment plant '.repeat(4);

describe('LongText', () => {
  it('measures its height only after layout and then offers “read more”', () => {
    const browser = mockResizeObserver();
    const getScrollHeight = jest.fn(() => 60);
    Object.defineProperties(HTMLElement.prototype, {
      scrollHeight: { configurable: true, get: getScrollHeight },
      clientHeight: { configurable: true, get: () => 40 },
    });
    try {
      render(<LongText text={longText} />);
      expect(getScrollHeight).not.toHaveBeenCalled();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      act(() => browser.layOut());
      expect(screen.getByRole('button', { name: 'read more' })).toBeInTheDocument();
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight');
      Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
      browser.end();
    }
  });
  it('expands and collapses and keeps the focus', async () => {
    const user = userEvent.setup();
    render(<LongText text={longText} />);
    const more = screen.getByRole('button', { name: 'read more', expanded: false });
    await user.click(more);
    expect(more).toHaveAccessibleName('read less');
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(more).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(more).toHaveAccessibleName('read more');
    expect(more).toHaveFocus();
  });
});
