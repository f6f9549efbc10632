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
const MAX_LINES = 20;

expect.extend({
  /** Compares texts with their references. The message shows the first difference and how to accept all. */
  toEqualReferences(texts: Texts, references: Texts) {
    const differingNames = [...texts.keys()].filter(
      (name) => texts.get(name) !== references.get(name),
    );
    const message = () => {
      const [first = ''] = differingNames;
      const reference = references.get(first);
      const lines =
        reference === undefined
          ? ['There is no such reference.']
          : (this.utils.diff(reference, texts.get(first), { contextLines: 0, expand: false }) ?? '')
              .split('\n')
              .filter((line) => /^(\u001b\[\d+m)*[-+]/.test(line));
      const rest = lines.length - MAX_LINES;
      return [
        `${differingNames.length} of ${texts.size} examples differ from their references: ${differingNames.join(', ')}`,
        '',
        first,
        ...lines.slice(0, MAX_LINES),
        ...(rest > 0 ? [`… ${rest} more lines`] : []),
        '',
        'If the change is wanted: npm run charts:accept',
      ].join('\n');
    };
    return { pass: !differingNames.length, message };
  },
});
