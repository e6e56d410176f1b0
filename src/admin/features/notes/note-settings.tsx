import { useQuery } from '@tanstack/react-query'
import { NOTES_MAIL, type NotesMail } from '../../../domain/site/notes-mail.ts'
import { settingChangeCalls } from '../../../domain/site/setting-change-calls.ts'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { useChange } from '../../data/calls.ts'
import { SelectField, Switch } from '../../ui/fields.tsx'
import { FailureNote } from '../../ui/list-states.tsx'
import { settingsQuery } from '../settings/settings-queries.ts'

const MAIL_WORDS: Record<NotesMail, string> = {
  daily: 'Once a day, from seven in the morning',
  at_once: 'At once, six letters an hour at most',
  never: 'Never',
}

/** Whether readers can write at all, and how the coach hears of it (NOTE-DESK-3). */
export function NoteSettings() {
  const { data, error, refetch } = useQuery(settingsQuery)
  const save = useChange(settingChangeCalls.change, { failure: 'We couldn’t save that' })
  if (error) return <FailureNote onRetry={() => void refetch()}>We couldn’t load the settings.</FailureNote>
  if (!data) return <Skeleton className="h-32" />
  const { notes_enabled, notes_mail } = { ...data.settings, ...(save.isPending ? save.variables.body : {}) }
  return (
    <div className="grid gap-4 border-t-[1.5px] border-line px-5 py-4">
      <Switch
        label="Notes on the whole site"
        hint="Off closes every form. What is published stays."
        checked={notes_enabled}
        disabled={save.isPending}
        onChange={(isOn) => save.mutate({ body: { notes_enabled: isOn } })}
      />
      <div className="max-w-90">
        <SelectField
          label="You hear by mail that notes wait"
          options={NOTES_MAIL.map((value) => ({ value, label: MAIL_WORDS[value] }))}
          value={notes_mail}
          disabled={save.isPending}
          onChange={({ target }) => {
            const chosen = NOTES_MAIL.find((value) => value === target.value)
            if (chosen) save.mutate({ body: { notes_mail: chosen } })
          }}
        />
      </div>
    </div>
  )
}
