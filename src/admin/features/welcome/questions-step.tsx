import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import lentils from '../../../../content/illustrations/lentil-dal.svg'
import { backupCalls } from '../../../domain/backups/backup-calls.ts'
import { sampleCalls } from '../../../domain/site/overview-calls.ts'
import { settingChangeCalls } from '../../../domain/site/setting-change-calls.ts'
import { TextField } from '../../../web/ui/field.tsx'
import { describeFailure, fieldFailure } from '../../data/api.ts'
import { ask } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { BusyButton, TextButton } from '../../ui/buttons.tsx'
import { Form } from '../../ui/form.tsx'
import { Note } from '../../ui/note.tsx'
import emptyPlate from './empty-plate.svg'

/** Three questions, which may be answered later; the sample content stays in that case. */
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
    // A backup of the initial state; the next is made at night. The backups page shows the result.
    ask(backupCalls.make, {}).catch((error: unknown) =>
      console.error('The first backup could not be begun', error),
    )
    onDone(coachName)
  }
  const submit = () => {
    if (!save.isPending) save.mutate()
  }
  const [nameError, siteError] = ['coach_name', 'site_name'].map((field) => fieldFailure(save.error, field))
  return (
    <Form onSubmit={submit} className="grid gap-5.5">
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
      <ContentChoice chosen={content} onChoose={setContent} />
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
    </Form>
  )
}

type Content = 'sample' | 'empty'

const CHOICES = [
  {
    value: 'sample',
    title: 'A furnished house',
    words: '17 articles and 16 recipes to look at, change or throw out',
    picture: lentils,
  },
  {
    value: 'empty',
    title: 'Empty rooms',
    words: 'The pages are there, the words are yours',
    picture: emptyPlate,
  },
] as const satisfies readonly { value: Content; title: string; words: string; picture: string }[]

interface ContentChoiceProps {
  chosen: Content
  onChoose: (content: Content) => void
}

function ContentChoice({ chosen, onChoose }: ContentChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-[.4rem] text-small font-[650]">What do you find inside?</legend>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {CHOICES.map(({ value, title, words, picture }) => (
          <label
            key={value}
            className="group relative grid cursor-pointer content-start gap-2 rounded-[8px] border-[1.5px] border-line-strong bg-surface p-4 leading-snug has-checked:border-transparent has-checked:outline-3 has-checked:outline-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
            />
            <span className="h-21 overflow-hidden rounded-paper bg-leaf">
              <img src={picture} alt="" className="size-full object-cover" />
            </span>
            <b className="font-display text-[1.125rem] leading-tight font-bold">{title}</b>
            <span className="text-small text-muted">{words}</span>
            <span
              aria-hidden
              className="absolute -top-2.25 -right-2.25 hidden size-7 place-items-center rounded-full bg-ink text-ground group-has-checked:grid"
            >
              <Check className="size-4 stroke-3" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
