import type { Answer } from '@/lib/requests/useAnswer';

const isPending = ({ status }: Pick<Answer<unknown, unknown>, 'status'>): boolean =>
  status === 'loading';

interface OpeningProps {
  /** Subject, amount and period, without a period at the end. It shows at once. */
  start: string;
  /** Returns the end of the sentence from the results that have loaded, with a period at its end. */
  getEnd: () => string;
  /** The requests of the end. A failed request leaves its part out. */
  answers: readonly Pick<Answer<unknown, unknown>, 'status'>[];
  /** A text about as long as the end, whose space is reserved while the end loads. */
  placeholder: string;
}
/** Renders the first sentence of a profile. Its end loads later and does not move the content below it. */
export function Opening({ start, getEnd, answers, placeholder }: OpeningProps) {
  return (
    <>
      {start}
      {answers.some(isPending) ? (
        <span className="profile__pending" data-text={placeholder}>
          .
        </span>
      ) : (
        getEnd()
      )}
    </>
  );
}
