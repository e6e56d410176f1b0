import { CAMPAIGN_LIMITS } from '../../../../domain/newsletter/campaign-input.ts'
import { TextField } from '../../../../web/ui/field.tsx'
import { Counter } from '../../../ui/fields.tsx'
import { useObservable } from '../../editor/use-observable.ts'
import { type SaveProblem, type Writing, write } from './letter-writing.ts'

/** Subject and preview text: what her readers see before they open the letter. */
export function LetterFieldInputs({ writing }: { writing: Writing }) {
  const subject = useObservable(writing, ({ fields }) => fields.subject)
  const previewText = useObservable(writing, ({ fields }) => fields.preview_text)
  const problem = useObservable(writing, (state) => state.problem)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
      <div data-field="subject">
        <TextField
          label="Subject"
          value={subject}
          maxLength={CAMPAIGN_LIMITS.subject}
          error={problemOf(problem, 'subject')}
          hint={<Counter length={subject.length} max={CAMPAIGN_LIMITS.subject} />}
          onChange={({ target }) => write(writing, { subject: target.value })}
          className="font-[650]"
        />
      </div>
      <div data-field="preview_text">
        <TextField
          label="Preview text"
          value={previewText}
          maxLength={CAMPAIGN_LIMITS.previewText}
          error={problemOf(problem, 'preview_text')}
          placeholder="Shown next to the subject in the inbox"
          hint={<Counter length={previewText.length} max={CAMPAIGN_LIMITS.previewText} />}
          onChange={({ target }) => write(writing, { preview_text: target.value })}
        />
      </div>
    </div>
  )
}

/** What was said of one field; null when it is not at fault. */
export function problemOf(problem: SaveProblem | null, field: string): string | null {
  if (problem?.kind !== 'refused') return null
  return problem.details.find((detail) => detail.field === field)?.message ?? null
}
