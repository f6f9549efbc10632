import { useToday } from '@/lib/rendering/today';
import { Button } from '@/ui/Button';
import type { FigureTexts } from './figureTexts';
import { formatBibtex, formatCitation } from './citations';

export interface FigureCitationProps {
  texts: FigureTexts;
  site: string;
  /** Called with the text to copy and its name. */
  onCopy: (text: string, name: string) => void;
}
/** Renders the citation of a figure as a sentence and as a BibTeX entry, each with a copy button. */
export function FigureCitation({ texts, site, onCopy }: FigureCitationProps) {
  const citation = { texts, site, day: useToday() };
  const forms = [
    {
      name: 'Citation',
      button: 'Copy citation',
      className: 'figure__citation',
      text: formatCitation(citation),
    },
    {
      name: 'BibTeX entry',
      button: 'Copy BibTeX',
      className: undefined,
      text: formatBibtex(citation),
    },
  ];
  return (
    <div className="figure__request" role="group" aria-label={`How to cite: ${texts.title}`}>
      {forms.map(({ name, button, className, text }) => (
        <div key={name}>
          <pre tabIndex={0} aria-label={name} className={className}>
            {text}
          </pre>
          <Button look="outline" onClick={() => onCopy(text, name)}>
            {button}
          </Button>
        </div>
      ))}
    </div>
  );
}
