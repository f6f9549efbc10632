import { Button } from './Button';

/** Renders a button that searches for the text that the visitor may have meant. The typed text stays until it is pressed. */
export function DidYouMean({ text, onChoose }: { text: string; onChoose: () => void }) {
  return (
    <span className="suggest__correction">
      Did you mean{' '}
      <Button look="text" onClick={onChoose}>
        {text}
      </Button>
      ?
    </span>
  );
}
