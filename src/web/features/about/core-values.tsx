import { VALUES } from './values.tsx'

/** The four core values (product §4.5), each with its own arrangement of half-discs. */
export function CoreValues() {
  return (
    <section aria-labelledby="values" className="py-section">
      <div className="wrap">
        <h2 id="values" className="type-h1 mb-6 max-w-[16ch]">
          Four values, zero shouting
        </h2>
        <ul>
          {VALUES.map(({ name, text, glyph }) => (
            <li
              key={name}
              className="grid grid-cols-[48px_minmax(0,1fr)] items-start gap-x-6 gap-y-4 border-t-[1.5px] border-line py-7 sm:grid-cols-[64px_minmax(0,1fr)] lg:grid-cols-[88px_4fr_6fr] lg:items-center"
            >
              <svg viewBox="0 0 64 64" aria-hidden="true" className="w-full max-lg:row-span-2 lg:size-18">
                {glyph}
              </svg>
              <h3 className="type-h2 max-sm:text-[1.5rem]">{name}</h3>
              <p className="type-lead text-muted col-start-2 lg:col-start-3">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
