import { useState } from 'react'
import { MAX_TAGS_OF_ADDRESS, toTag } from '../../../domain/newsletter/subscriber.ts'
import { type ListedSubscriberEntry, subscriberCalls } from '../../../domain/newsletter/subscriber-calls.ts'
import { Button } from '../../../web/ui/button.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { useChange } from '../../data/calls.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { ChipsInput } from '../../ui/chips-input.tsx'
import { FormFoot, TitledDialog } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'

interface TagsDialogProps {
  /** Null closes the dialog. */
  subscriber: ListedSubscriberEntry | null
  /** All tags in use among subscribers. */
  known: readonly string[]
  onClose: () => void
}

/** Changes a subscriber's tags, by which issues can go to some subscribers only. */
export function TagsDialog({ subscriber, known, onClose }: TagsDialogProps) {
  return (
    <TitledDialog
      open={subscriber !== null}
      title="Tags"
      intro={subscriber ? `${subscriber.email} gets a letter that goes to any of these.` : ''}
      onClose={onClose}
    >
      {subscriber && <TagsForm subscriber={subscriber} known={known} onClose={onClose} />}
    </TitledDialog>
  )
}

const TAG_LENGTH = 40
const SUGGESTED = 12

function TagsForm({
  subscriber: { id, email, tags },
  known,
  onClose,
}: TagsDialogProps & { subscriber: ListedSubscriberEntry }) {
  const [chosen, setChosen] = useState<readonly string[]>(tags)
  const save = useChange(subscriberCalls.tag, {
    failure: 'We couldn’t save the tags',
    async onSuccess(_answer, _input, refreshed) {
      await refreshed
      showToast({ title: `The tags of ${email} are saved` })
      onClose()
    },
  })
  const choose = (words: readonly string[]) =>
    setChosen([...new Set(words.map(toTag).filter(Boolean))].slice(0, MAX_TAGS_OF_ADDRESS))
  const others = known.filter((tag) => !chosen.includes(tag)).slice(0, SUGGESTED)
  return (
    <Form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={() => save.mutate({ params: { id }, body: { tags: [...chosen] } })}
    >
      <ChipsInput
        label="Tags"
        values={chosen}
        onChange={choose}
        placeholder="runners, yoga..."
        maxLength={TAG_LENGTH}
        maxItems={MAX_TAGS_OF_ADDRESS}
        hint="Enter or a comma adds one."
      />
      {others.length > 0 && (
        <div className="grid gap-2">
          <p className="text-label text-muted">Others have these:</p>
          <div className="flex flex-wrap gap-2">
            {others.map((tag) => (
              <button
                key={tag}
                type="button"
                onClick={() => choose([...chosen, tag])}
                className="min-h-11 max-w-full truncate rounded-pill border-[1.5px] border-line-strong px-4 text-small font-semibold hover:bg-sunken"
              >
                <span className="sr-only">Add </span>
                {tag}
              </button>
            ))}
          </div>
        </div>
      )}
      <FormFoot>
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <Button type="submit" size="small" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save tags'}
        </Button>
      </FormFoot>
    </Form>
  )
}
