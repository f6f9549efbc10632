import { useToday } from '@/lib/rendering/today';
import { Button } from '@/ui/Button';
import { FigurePanel } from './FigurePanel';
import type { FigureTexts } from './figureTexts';
import { formatBibtex, formatCitation } from './citations';

export interface FigureCitationProps {
  texts: FigureTexts;
  site: string;
  /** Called with the text to copy and its name. */
  onCopy: (text: string, name: string) => void;
  onClose: () => void;
}
/** Renders the citation of a figure as a sentence and as a BibTeX entry, each with a copy button. */
export function FigureCitation({ texts, site, onCopy, onClose }: FigureCitationProps) {
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
    <FigurePanel label={`How to cite: ${texts.title}`} closeLabel="Hide citation" onClose={onClose}>
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
    </FigurePanel>
  );
}
