type CheckGroupProps<Value> = {
  label: string;
  hint?: string;
  choices: readonly { value: Value; name: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** A group of checkboxes whose values keep the order of the choices. */
export function CheckGroup<Value extends string | number>({
  label,
  hint,
  choices,
  chosen,
  onChange,
}: CheckGroupProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-[640]">{label}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {choices.map(({ value, name }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-control bg-white px-4 has-checked:border-ink has-checked:bg-sand-1"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(
                  choices
                    .map((choice) => choice.value)
                    .filter((other) => (other === value ? target.checked : chosen.includes(other))),
                )
              }
              className="size-4 accent-ink"
            />
            {name}
          </label>
        ))}
      </div>
      {hint ? <p className="mt-1.5 text-caption text-ink-2">{hint}</p> : null}
    </fieldset>
  );
}
