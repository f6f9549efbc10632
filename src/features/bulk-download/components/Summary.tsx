/** Lists the values chosen in a form, and marks required values that are still missing. */
export function Summary({
  rows,
}: {
  rows: readonly { label: string; value: string; required?: boolean }[];
}) {
  return (
    <section className="form-part">
      <h3 className="form-part__title">Your selected options are...</h3>
      <dl className="form-summary">
        {rows.map(({ label, value, required }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={!value && required ? 'form-summary__missing' : undefined}>
              {value || (required ? 'required' : '--')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
