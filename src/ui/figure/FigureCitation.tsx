import { useToday } from '@/lib/today';
import type { FigureWords } from './about';
import { bibtexCitation, textCitation } from './citations';

export interface FigureCitationProps {
  words: FigureWords;
  site: string;
  /** Called with the text to copy and what it is. */
  onCopy: (text: string, what: string) => void;
}
/** The citation of a figure as a sentence and as a BibTeX entry, each with a copy button. */
export function FigureCitation({ words, site, onCopy }: FigureCitationProps) {
  const cited = { words, site, day: useToday() };
  const forms = [
    {
      name: 'Citation',
      button: 'Copy citation',
      className: 'figure__citation',
      text: textCitation(cited),
    },
    {
      name: 'BibTeX entry',
      button: 'Copy BibTeX',
      className: undefined,
      text: bibtexCitation(cited),
    },
  ];
  return (
    <div className="figure__request" role="group" aria-label={`How to cite: ${words.title}`}>
      {forms.map(({ name, button, className, text }) => (
        <div key={name}>
          <pre tabIndex={0} aria-label={name} className={className}>
            {text}
          </pre>
          <button
            type="button"
            className="usa-button usa-button--outline"
            onClick={() => onCopy(text, name)}
          >
            {button}
          </button>
        </div>
      ))}
    </div>
  );
}
