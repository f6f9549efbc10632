import { Modal } from '@/ui/Modal';
import { CloseRow, type ModalProps } from './RedirectModal';

interface Example {
  title: string;
  text: string;
  circles: readonly [string, string];
  shade: 'both' | 'overlap' | 'within';
}
const examples: readonly Example[] = [
  {
    title: 'Across categories: AND',
    text: 'A search for fiscal year 2021 and the recipient type Women Owned finds awards that match both.',
    circles: ['FY 2021', 'Women Owned'],
    shade: 'overlap',
  },
  {
    title: 'Within a category: OR',
    text: 'A search for the recipient types Women Owned and Veteran Owned finds awards to recipients of either type, or of both.',
    circles: ['Women Owned', 'Veteran Owned'],
    shade: 'both',
  },
  {
    title: 'Lists: INCLUDES',
    text: 'A recipient can have many types, and an award can have many disaster codes. The filter finds every award with at least one chosen value in such a list.',
    circles: ['Its types', 'Chosen'],
    shade: 'within',
  },
];

const FILLED_CLASS = 'circle circle--filled';
/** Renders two overlapping circles with the matching area shaded. */
function Circles({ circles, shade, title }: Example) {
  return (
    <svg className="modal__circles" viewBox="0 0 220 110" role="img" aria-label={title}>
      <defs>
        <clipPath id={`clip-${shade}`}>
          <circle cx="85" cy="55" r="48" />
        </clipPath>
      </defs>
      <circle cx="85" cy="55" r="48" className={shade === 'both' ? FILLED_CLASS : 'circle'} />
      <circle cx="135" cy="55" r="48" className={shade === 'overlap' ? 'circle' : FILLED_CLASS} />
      {shade === 'overlap' && (
        <circle cx="135" cy="55" r="48" className={FILLED_CLASS} clipPath={`url(#clip-${shade})`} />
      )}
      {circles.map((label, at) => (
        <text key={label} textAnchor="middle">
          {label.split(' ').map((word, index, words) => (
            <tspan
              key={word}
              x={at === 0 ? 62 : 160}
              y={58 + (index - (words.length - 1) / 2) * 13}
            >
              {word}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  );
}

/** Renders a dialog that explains how filters combine. */
export function FilterModal({ onClose }: ModalProps) {
  return (
    <Modal title="Learn how active filters work" onClose={onClose} wide>
      <p>
        Results match all the categories of filters that you set (<strong>AND</strong>). Within one
        category, results match any of your choices (<strong>OR</strong>). In filters over lists,
        such as recipient type and disaster emergency fund code, results match at least one of your
        choices in their list (<strong>INCLUDES/IN</strong>).
      </p>
      <div className="modal__examples">
        {examples.map((example) => (
          <section key={example.title} aria-label={example.title}>
            <h3>{example.title}</h3>
            <Circles {...example} />
            <p>{example.text}</p>
          </section>
        ))}
      </div>
      <CloseRow onClose={onClose} />
    </Modal>
  );
}
