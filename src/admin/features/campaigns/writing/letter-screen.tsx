import { BookOpen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Campaign } from '../../../../domain/admin/campaigns.ts'
import { addStart } from '../../../../domain/newsletter/letter-start.ts'
import { showToast } from '../../../../web/ui/toast.ts'
import { describeFailure } from '../../../data/api.ts'
import { useDocumentTitle } from '../../../ui/page-header.tsx'
import { TextButton } from '../../editor/fields/text-button.tsx'
import { useObservable } from '../../editor/use-observable.ts'
import { type CampaignAnswer, fetchCampaign } from '../campaign-queries.ts'
import { CAMPAIGN_LIST } from '../campaign-words.ts'
import { LetterBar, QuietWays } from './letter-bar.tsx'
import { LetterFieldInputs } from './letter-fields.tsx'
import { LetterNotes } from './letter-notes.tsx'
import { LetterText } from './letter-text.tsx'
import { createWriting, type Writing, write } from './letter-writing.ts'
import { SendingDialogs } from './sending-dialogs.tsx'
import { StartDialog } from './start-dialog.tsx'
import { useLetterAutosave } from './use-letter-autosave.ts'
import { useSending } from './use-sending.ts'

interface LetterScreenProps {
  /** As it was opened; null for a new letter. */
  opened: Campaign | null
  onCreated: (id: number) => void
  /** It is on its way, or waits for its time. */
  onSent: (answer: CampaignAnswer) => void
}

/** Where a letter to the list is written, tried out and sent. */
export function LetterScreen({ opened, onCreated, onSent }: LetterScreenProps) {
  const [writing] = useState(() => createWriting(opened))
  const autosave = useLetterAutosave(writing)
  const sending = useSending(writing, autosave, onSent)
  const [isStarting, setStarting] = useState(false)
  const heading = opened ? 'Edit letter' : 'New letter'
  useDocumentTitle(heading)
  useOwnAddress(writing, onCreated)

  async function follow(): Promise<void> {
    const { item } = writing.get()
    if (!item) return
    try {
      onSent(await fetchCampaign(item.id))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      showToast({ kind: 'alert', title: 'That didn’t work', description: describeFailure(error) })
    }
  }

  return (
    <>
      <h1 className="sr-only">{heading}</h1>
      <LetterBar writing={writing} sending={sending} />
      <LetterNotes
        writing={writing}
        opened={opened}
        onSettled={() => void autosave.current?.saveNow()}
        onFollow={() => void follow()}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <LetterFieldInputs writing={writing} />
        <TextButton className="-ml-1.5 justify-self-start" onClick={() => setStarting(true)}>
          <BookOpen aria-hidden className="size-4.5" />
          Start from an article or recipe
        </TextButton>
        <LetterText writing={writing} />
        <div className="flex flex-wrap gap-2.5 md:hidden">
          <QuietWays sending={sending} />
        </div>
      </div>
      <StartDialog
        open={isStarting}
        onClose={() => setStarting(false)}
        onChoose={(start) => {
          write(writing, addStart(writing.get().fields, start))
          setStarting(false)
        }}
      />
      <SendingDialogs sending={sending} />
    </>
  )
}

/** A new letter gets its own address with its first save; she stays where she is. */
function useOwnAddress(writing: Writing, onCreated: (id: number) => void): void {
  const id = useObservable(writing, ({ item }) => item?.id ?? null)
  const [openedId] = useState(id)
  const navigate = useNavigate()
  useEffect(() => {
    if (id === null || id === openedId) return
    onCreated(id)
    void navigate(`${CAMPAIGN_LIST}/${id}`, { replace: true, preventScrollReset: true })
    // Only a new id moves her.
  }, [id])
}
