import { useId } from 'react'
import { PaperPicture } from '../../ui/paper-picture.tsx'
import { SECOND_PLACE_TITLE, SecondPlaceAdvice } from './second-place.tsx'

export function FirstBackup() {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-field border-[1.5px] border-line bg-surface text-small"
    >
      <div className="grid items-center gap-x-8 gap-y-4 p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-7">
        <PaperPicture name="box" className="w-28 md:w-36" />
        <div className="grid gap-1.5">
          <h2 id={id} className="type-h3">
            No backups yet
          </h2>
          <p className="max-w-[65ch] text-body">The first one runs tonight at three, or now if you like.</p>
          <p className="max-w-[65ch] text-muted">
            After that one is made every night; those of the last 7 days and 4 weeks are kept.
          </p>
        </div>
      </div>
      <section
        aria-labelledby={`${id}-second`}
        className="grid gap-2 border-t-[1.5px] border-line p-5 sm:px-7"
      >
        <h3 id={`${id}-second`} className="font-body text-base font-[650]">
          {SECOND_PLACE_TITLE}
        </h3>
        <SecondPlaceAdvice />
      </section>
    </section>
  )
}
