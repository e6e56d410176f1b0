import { useRead } from '../../data/use-read.ts'
import { ButtonLink } from '../../ui/button.tsx'
import emptyEnvelope from './empty-envelope.svg'
import { LetterRows } from './letter-rows.tsx'

/** So many others are named. */
const OFFERED = 3

/** A letter that is not there, and below it the newest that are (PAGE-MISSING-3). */
export function MissingLetter() {
  const newest = (useRead('letters', {}).data ?? []).slice(0, OFFERED)
  return (
    <div className="grid gap-10">
      <div className="grid items-center gap-5 lg:grid-cols-2 lg:gap-14">
        <img
          src={emptyEnvelope}
          alt=""
          width={800}
          height={450}
          className="w-full rounded-paper shadow-cut row-start-1 lg:col-start-2"
        />
        <div className="grid justify-items-start gap-5">
          <h1 className="type-d2">This letter isn’t here</h1>
          <p className="type-lead text-muted max-w-120">
            It may have been taken down. All the other letters are still here.
          </p>
          <ButtonLink href="/letters">Read another letter</ButtonLink>
        </div>
      </div>
      {newest.length > 0 && (
        <section aria-labelledby="newest" className="print-hidden">
          <h2 id="newest" className="type-h2 mb-6">
            Newest letters
          </h2>
          <LetterRows letters={newest} headingLevel={3} />
        </section>
      )}
    </div>
  )
}
