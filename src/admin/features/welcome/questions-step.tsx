import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import lentils from '../../../../content/illustrations/lentil-dal.svg'
import { backupCalls } from '../../../domain/backups/backup-calls.ts'
import { sampleCalls } from '../../../domain/site/sample-calls.ts'
import { settingChangeCalls } from '../../../domain/site/setting-change-calls.ts'
import { TextField } from '../../../web/ui/field.tsx'
import { describeFailure, fieldFailure } from '../../data/api.ts'
import { ask } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { type Content, ContentChoice } from './content-choice.tsx'
import emptyPlate from './empty-plate.svg'

/** Three questions, which may be answered later; then the sample content stays. */
export function QuestionsStep({ onDone }: { onDone: (coachName: string | null) => void }) {
  const { site_name } = useSite()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [siteName, setSiteName] = useState(site_name)
  const [content, setContent] = useState<Content>('sample')
  const save = useMutation({
    async mutationFn() {
      const names = { coach_name: name, site_name: siteName, site_short_name: siteName }
      await ask(settingChangeCalls.change, { body: names })
      if (content === 'empty') await ask(sampleCalls.remove, {})
    },
    async onSuccess() {
      await client.invalidateQueries()
      finish(name.trim())
    },
  })
  const finish = (coachName: string | null) => {
    // What it was saved as at the beginning; the night makes the next. The page of backups says how it went.
    ask(backupCalls.make, {}).catch((error: unknown) =>
      console.error('The first backup could not be begun', error),
    )
    onDone(coachName)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  const [nameError, siteError] = ['coach_name', 'site_name'].map((field) => fieldFailure(save.error, field))
  return (
    <form noValidate onSubmit={submit} className="grid gap-5.5">
      <h2 className="sr-only">Three questions</h2>
      <TextField
        label="What is your name?"
        hint="Readers see it beside what you write."
        autoComplete="name"
        value={name}
        error={nameError ?? undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label="What is your site called?"
        value={siteName}
        error={siteError ?? undefined}
        onChange={({ target }) => setSiteName(target.value)}
      />
      <ContentChoice
        chosen={content}
        onChoose={setContent}
        pictures={{ sample: lentils, empty: emptyPlate }}
      />
      {save.error && !nameError && !siteError && (
        <Note look="bad" title="That didn’t work">
          <p>{describeFailure(save.error)}</p>
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <BusyButton type="submit" busy={save.isPending} className="flex-1">
          {save.isPending ? 'Opening it...' : 'Open my site'}
        </BusyButton>
        <TextButton className="min-h-12" onClick={() => finish(null)}>
          Answer later
        </TextButton>
      </div>
    </form>
  )
}
