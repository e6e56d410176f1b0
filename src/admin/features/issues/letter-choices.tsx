import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMatches } from '../../../web/ui/use-matches.ts'
import { useObservable } from '../editor/observable.ts'
import { useRecipients } from './audience.tsx'
import type { IssueEditor } from './issue-editor.ts'
import { describeAudience } from './issue-words.ts'

/** A phone held sideways, as the variant `low` of the styles has it. */
const LOW = '(min-width: 30rem) and (max-height: 30rem)'

/** What is chosen between a letter's subject and its text; in a low window one line, so that the text follows at once. */
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </details>
  )
}
