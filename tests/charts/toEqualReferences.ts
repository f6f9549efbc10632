/** Text by file name. */
export type Texts = ReadonlyMap<string, string>;

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Jest's types are extended
  namespace jest {
    interface Matchers<R> {
      toEqualReferences: (references: Texts) => R;
    }
  }
}

/** Maximum number of differing lines in a message. */
const SHOWN = 20;

expect.extend({
  /** Compares texts with their references. The message shows the first difference and how to accept all. */
  toEqualReferences(texts: Texts, references: Texts) {
    const differing = [...texts.keys()].filter((name) => texts.get(name) !== references.get(name));
    const message = () => {
      const [first = ''] = differing;
      const reference = references.get(first);
      const lines =
        reference === undefined
          ? ['There is no such reference.']
          : (this.utils.diff(reference, texts.get(first), { contextLines: 0, expand: false }) ?? '')
              .split('\n')
              .filter((line) => /^(\u001b\[\d+m)*[-+]/.test(line));
      const rest = lines.length - SHOWN;
      return [
        `${differing.length} of ${texts.size} examples differ from their references: ${differing.join(', ')}`,
        '',
        first,
        ...lines.slice(0, SHOWN),
        ...(rest > 0 ? [`… ${rest} more lines`] : []),
        '',
        'If the change is wanted: npm run charts:accept',
      ].join('\n');
    };
    return { pass: !differing.length, message };
  },
});
