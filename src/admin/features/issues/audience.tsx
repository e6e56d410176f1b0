import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { issueCalls } from '../../../domain/newsletter/issue-calls.ts'
import { MAX_TAGS_OF_ADDRESS } from '../../../domain/newsletter/subscriber.ts'
import { useMatches } from '../../../web/ui/use-matches.ts'
import { readOf } from '../../data/calls.ts'
import { Chip } from '../../ui/choice-chips.tsx'
import { KEEP_SHOWN } from '../../ui/list-controls.tsx'
import { useObservable } from '../editor/observable.ts'
import { type IssueEditor, write } from './issue-editor.ts'
import { describeAudience } from './issue-words.ts'

/** Returns the query for the number of recipients of an issue with some tags, and the existing tags. */
function recipientsQuery(tags: readonly string[]) {
  return readOf(issueCalls.recipients, { query: { tag: [...tags] } }, { refetchOnMount: 'always' })
}

/** Returns the number of recipients of the issue with its current tags; undefined until it is known. */
export function useRecipients(editor: IssueEditor) {
  const tags = useObservable(editor, ({ fields }) => fields.tags)
  return useQuery({ ...recipientsQuery(tags), ...KEEP_SHOWN }).data
}

/** Selects the recipients of an issue by tags, and shows their number immediately. Hidden while no subscriber has a tag. */
export function Audience({ editor }: { editor: IssueEditor }) {
  const id = useId()
  const chosen = useObservable(editor, ({ fields }) => fields.tags)
  const data = useRecipients(editor)
  if (!data || (data.tags.length === 0 && chosen.length === 0)) return null
  const gone = chosen.filter((tag) => data.tags.every((known) => known.tag !== tag))
  const tags = [...data.tags, ...gone.map((tag) => ({ tag, subscribers: 0 }))]
  const toggle = (tag: string) =>
    write(editor, {
      tags: chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag],
    })
  return (
    <fieldset data-field="tags" aria-describedby={`${id}-count`} className="min-w-0">
      <legend className="mb-[.4rem] text-small font-[650]">Who gets it</legend>
      <div className="flex flex-wrap gap-2">
        <Chip pressed={chosen.length === 0} onPress={() => write(editor, { tags: [] })} className={TAG}>
          Everybody
        </Chip>
        {tags.map(({ tag, subscribers }) => (
          <Chip
            key={tag}
            pressed={chosen.includes(tag)}
            disabled={!chosen.includes(tag) && chosen.length >= MAX_TAGS_OF_ADDRESS}
            count={subscribers}
            onPress={() => toggle(tag)}
            className={TAG}
          >
            {tag}
          </Chip>
        ))}
      </div>
      <p id={`${id}-count`} role="status" className="mt-[.4rem] text-label text-muted">
        {describeAudience(data, chosen)}
      </p>
    </fieldset>
  )
}

const TAG = 'max-w-full wrap-anywhere disabled:opacity-60'

/** A phone held sideways, the same as the variant `low` of the styles. */
const LOW = '(min-width: 30rem) and (max-height: 30rem)'

/** The choices between a letter's subject and its text; in a low window one line, so that the text follows directly. */
export function LetterChoices({ editor, children }: { editor: IssueEditor; children: ReactNode }) {
  const isLow = useMatches(LOW)
  const [isOpen, setOpen] = useState(false)
  const tags = useObservable(editor, ({ fields }) => fields.tags)
  const data = useRecipients(editor)
  return (
    <details
      open={!isLow || isOpen}
      onToggle={({ currentTarget }) => isLow && setOpen(currentTarget.open)}
      className="group"
    >
      <summary
        hidden={!isLow}
        className="-mx-1.5 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-paper px-1.5 text-small font-[650] hover:bg-sunken [&[hidden]]:hidden [&::-webkit-details-marker]:hidden"
      >
        {isLow && (
          <>
            {data ? describeAudience(data, tags) : 'Who gets it'}
            <ChevronDown aria-hidden className="size-4.5 flex-none group-open:rotate-180" />
          </>
        )}
      </summary>
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </details>
  )
}
