import { act, render, screen } from '@testing-library/react';
import { laidOut } from '../../tests/laidOut';
import { useDrawingSize } from './useDrawingSize';

function Drawn() {
  const { box, width } = useDrawingSize();
  return (
    <div ref={box}>
      <svg role="img" width={width} />
    </div>
  );
}
const width = () => screen.getByRole('img').getAttribute('width');

describe('the size of a drawing', () => {
  it('is asked for when the page is laid out, and the next drawing begins with it', () => {
    const browser = laidOut();
    const asked = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(361);
    try {
      const first = render(<Drawn />);
      expect(asked).not.toHaveBeenCalled();
      expect(width()).toBe('800');
      act(() => browser.layOut());
      expect(width()).toBe('361');
      first.unmount();
      expect(browser.observed()).toBe(0);
      render(<Drawn />);
      expect(width()).toBe('361');
    } finally {
      asked.mockRestore();
      browser.end();
    }
  });
});
