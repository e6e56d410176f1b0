import { Tag } from 'lucide-react'
import { useState } from 'react'
import { pluralize } from '../../../domain/items/labels.ts'
import { MAX_TAGS_OF_ADDRESS, toTag } from '../../../domain/newsletter/subscriber.ts'
import { type ListedSubscriberEntry, subscriberCalls } from '../../../domain/newsletter/subscriber-calls.ts'
import { formatShortDate } from '../../../domain/time/dates.ts'
import { Button, IconButton } from '../../../web/ui/button.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { DeleteButton, QuietButton } from '../../ui/buttons.tsx'
import { ChipsInput } from '../../ui/chips-input.tsx'
import { FormFoot, TitledDialog } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'
import { describeSource, SUBSCRIBER_STATE_WORDS } from './subscriber-words.ts'

interface SubscriberRowProps {
  subscriber: ListedSubscriberEntry
  onTag: () => void
  onDelete: () => void
}

export function SubscriberRow({ subscriber, onTag, onDelete }: SubscriberRowProps) {
  const { time_zone } = useSite()
  const { email, first_name, state, source, tags, consent_at, consent_text_version } = subscriber
  const { label, look } = SUBSCRIBER_STATE_WORDS[state]
  const day = (iso: string) => formatShortDate(iso, time_zone)
  const when = whenOf(subscriber, day)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] max-[20rem]:grid-cols-1 items-center gap-x-3 border-t-[1.5px] border-line py-3 pr-2 pl-4 sm:pr-3 sm:pl-5">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-[650] wrap-anywhere">{email}</span>
          {first_name && <span className="text-small wrap-anywhere">{first_name}</span>}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
          {/* On a phone only what differs from most of the list takes a line of its own. */}
          <span className={state === 'active' ? 'max-sm:sr-only' : undefined}>
            <StateBadge look={look}>{label}</StateBadge>
          </span>
          <p className="min-w-0 basis-full sm:basis-auto">
            {when}, from {describeSource(source)}.{' '}
            {source === 'import' ? (
              `Agreed elsewhere, as you said on ${day(consent_at)}`
            ) : (
              <>
                Agreed {!when.endsWith(day(consent_at)) && `on ${day(consent_at)} `}to{' '}
                <span className="whitespace-nowrap">wording {consent_text_version}</span>
              </>
            )}
          </p>
          {tags.length > 0 && (
            <p className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <span key={tag} className="rounded-pill border-[1.5px] border-line px-2 py-px">
                  <span className="sr-only">Tag: </span>
                  {tag}
                </span>
              ))}
            </p>
          )}
        </div>
        <ReturnedLetters subscriber={subscriber} />
      </div>
      <div className="flex">
        <IconButton label={`Tags of ${email}`} onClick={onTag} className="border-transparent">
          <Tag aria-hidden className="size-4.5" />
        </IconButton>
        <DeleteButton label={`Delete ${email}`} onClick={onDelete} />
      </div>
    </li>
  )
}

/** Says why a subscriber gets no more letters, or may soon get none. */
function ReturnedLetters({ subscriber }: { subscriber: ListedSubscriberEntry }) {
  const { state, soft_bounces, bounce_reason } = subscriber
  if (bounce_reason === null || (state !== 'bounced' && soft_bounces === 0)) return null
  return (
    <p className="text-label wrap-anywhere">
      <span className="font-[650]">
        {state === 'bounced'
          ? 'Gets no more letters. The mail server said: '
          : `${pluralize(soft_bounces, 'letter')} came back lately. The mail server said: `}
      </span>
      {bounce_reason}
    </p>
  )
}

function whenOf(
  { state, confirmed_at, unsubscribed_at, bounced_at, created_at }: ListedSubscriberEntry,
  day: (iso: string) => string,
): string {
  if (state === 'unsubscribed' && unsubscribed_at) return `Left on ${day(unsubscribed_at)}`
  if (state === 'bounced' && bounced_at) return `Letters come back since ${day(bounced_at)}`
  if (state === 'pending') return `Asked on ${day(created_at)}`
  return `Since ${day(confirmed_at ?? created_at)}`
}

interface TagsDialogProps {
  /** Null closes the dialog. */
  subscriber: ListedSubscriberEntry | null
  /** All tags in use among subscribers. */
  known: readonly string[]
  onClose: () => void
}

/** Edits a subscriber's tags, by which issues can be sent to some subscribers only. */
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
      className="grid grid-cols-1 gap-4"
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
