/**
 * A field for programs that fill in whatever there is. Readers neither see it nor hear of it nor come to it by keyboard,
 * and being read-only it is no field that a browser fills in for them. Inert, or a dialog that opens would begin in it.
 */
export function HoneypotField({ name }: { name: string }) {
  return (
    <div aria-hidden inert className="absolute -left-[999rem] size-px overflow-hidden print-hidden">
      <label>
        Leave this empty
        <input name={name} tabIndex={-1} autoComplete="off" readOnly defaultValue="" />
      </label>
    </div>
  )
}
