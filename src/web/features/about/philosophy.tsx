/** The fitness philosophy (product §4.5). */
export function Philosophy() {
  return (
    <section aria-labelledby="philosophy" className="py-section">
      <div className="wrap grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <h2 id="philosophy" className="type-h1">
          A philosophy in three sentences
        </h2>
        <div className="type-lead grid max-w-(--hf-measure) gap-[1.1em] leading-[1.6]">
          <p>
            Move because you live here, not because you owe anyone a smaller body. Eat enough to be good
            company. Rest before you’re forced to.
          </p>
          <p>
            Everything on this site follows from those three, and all of it can be done on a tired Tuesday.
          </p>
        </div>
      </div>
    </section>
  )
}
