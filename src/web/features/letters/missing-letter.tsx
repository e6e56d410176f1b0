import { useRead } from '../../data/use-read.ts'
import { MissingNote } from '../missing/missing-note.tsx'
import emptyEnvelope from './empty-envelope.svg'
import { LetterRows } from './letter-rows.tsx'

/** So many others are named. */
const OFFERED = 3

/** A letter that is not there, and below it the newest that are (PAGE-MISSING-3). */
export function MissingLetter() {
  const newest = (useRead('letters', {}).data ?? []).slice(0, OFFERED)
  return (
    <div className="grid gap-10">
      <MissingNote
        title="This letter isn’t here"
        sentence="It may have been taken down. All the letters we still have are on one page."
        picture={emptyEnvelope}
        back={{ href: '/letters', label: 'Read another letter' }}
      />
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
