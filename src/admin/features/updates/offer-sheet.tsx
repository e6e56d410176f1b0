import { type FormEvent, useState } from 'react'
import { formatSize } from '../../../domain/items/labels.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { type UpdateStatus, updateCalls } from '../../../domain/updates/update-calls.ts'
import { Button } from '../../../web/ui/button.tsx'
import { describeFailure, fieldFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../session/credential-fields.tsx'
import { Points, UpdateSheet } from './update-panels.tsx'
import { BoxPicture } from './update-pictures.tsx'
import { pointsOf } from './update-words.ts'

type Available = UpdateStatus['available'][number]

/** What is newer, with its notes, and one button. */
export function OfferSheet({ current, available }: Pick<UpdateStatus, 'current' | 'available'>) {
  const [newest] = available
  if (!newest) return null
  return (
    <UpdateSheet
      title={`Version ${newest.version} is here`}
      picture={<BoxPicture />}
      lead={
        <p>You have {current}. The update takes about two minutes; your readers wait five seconds at most.</p>
      }
    >
      {available.map((release, index) => (
        <ReleaseNotes key={release.version} release={release} isOffered={index === 0} />
      ))}
      <UpdateForm version={newest.version} />
    </UpdateSheet>
  )
}

function ReleaseNotes({ release, isOffered }: { release: Available; isOffered: boolean }) {
  const { version, date, notes, size } = release
  return (
    <article className="grid gap-2.5 border-t-[1.5px] border-line px-5 pt-4.5 pb-5">
      <h3 className="flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5 font-display text-[1.25rem] font-bold">
        {version}
        <small className="font-body text-label font-normal text-muted">
          {formatLongDate(`${date}T12:00:00Z`, 'UTC')}
          {isOffered && ` · ${formatSize(size)} · signature checked`}
        </small>
      </h3>
      <Points points={pointsOf(notes)} />
    </article>
  )
}

function UpdateForm({ version }: { version: string }) {
  const [password, setPassword] = useState('')
  const update = useChange(updateCalls.request, { onSuccess: () => setPassword('') })
  const wrongPassword = fieldFailure(update.error, 'password')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!update.isPending) update.mutate({ body: { version, password } })
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] items-end gap-4 border-t-[1.5px] border-line bg-ground p-5 md:grid-cols-[minmax(0,320px)_auto_1fr]"
    >
      <PasswordField
        label="Your password"
        value={password}
        onType={(text) => {
          setPassword(text)
          update.reset()
        }}
        error={wrongPassword}
        busy={update.isPending}
      />
      <Button type="submit" disabled={update.isPending} className={wrongPassword ? 'md:self-center' : ''}>
        {update.isPending ? 'Checking...' : `Update to ${version}`}
      </Button>
      <div role="alert" className="col-span-full empty:hidden">
        {update.error && !wrongPassword && <Note look="bad" title={describeFailure(update.error)} />}
      </div>
      <p className="col-span-full max-w-[66ch] text-small text-muted">
        Before anything changes, a backup is made and proven. If the new version is not well within a minute,
        the old one comes back by itself.
      </p>
    </form>
  )
}
