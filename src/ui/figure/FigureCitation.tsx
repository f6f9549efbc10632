import { useToday } from '@/lib/today';
import type { FigureWords } from './about';
import { bibtexCitation, textCitation } from './citations';

export interface FigureCitationProps {
  words: FigureWords;
  site: string;
  /** Told a text that is to be copied, and what it is. */
  onCopy: (text: string, what: string) => void;
}
/** How to cite a figure: as a sentence and as an entry of a BibTeX file, each to be read and copied. */
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
