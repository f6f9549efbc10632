import { fireEvent, render, screen } from '@testing-library/react';
import { useHasBeen, useKeyedState, useLastValid } from './useDerivedState';

function Box({ address }: { address: string }) {
  const [text, setText] = useKeyedState(address, address);
  return <input value={text} onChange={({ target }) => setText(target.value)} />;
}
it('keyed state keeps what the visitor typed until its key changes', () => {
  const { rerender } = render(<Box address="roads" />);
  const box = screen.getByRole('textbox');
  fireEvent.change(box, { target: { value: 'bridges' } });
  rerender(<Box address="roads" />);
  expect(box).toHaveValue('bridges');
  rerender(<Box address="schools" />);
  expect(box).toHaveValue('schools');
});

function Shown({ value, isValid }: { value: string; isValid: boolean }) {
  return `${useLastValid(value, isValid, 'nothing')}, ${useHasBeen(isValid) ? 'seen' : 'unseen'}`;
}
it('the last valid value stays while newer ones are not valid', () => {
  const { container, rerender } = render(<Shown value="a" isValid={false} />);
  expect(container).toHaveTextContent('nothing, unseen');
  rerender(<Shown value="b" isValid />);
  expect(container).toHaveTextContent('b, seen');
  rerender(<Shown value="c" isValid={false} />);
  expect(container).toHaveTextContent('b, seen');
});
