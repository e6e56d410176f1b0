import { ArrowLeft, Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { isVisible } from '../../../domain/items/status.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { StatusBadge } from '../../ui/badges.tsx'
import { BusyButton } from '../../ui/buttons.tsx'
import { useProof } from '../proofreader/proof-context.tsx'
import { describeSaveState } from './describe-save.ts'
import type { SaveIntent } from './editor.ts'
import { ItemActions } from './item-actions.tsx'
import { useObservable } from './observable.ts'
import { useEditor, useHasChanges, useNow } from './use-editor.ts'

interface EditorSaveBarProps {
  onSave: (intent: SaveIntent) => void
  /** Leads to the proof-reader's findings. */
  onCheck: () => void
}

/** Always visible: the item's status, how safely the text is stored, Save Draft and Publish. */
export function EditorSaveBar({ onSave, onCheck }: EditorSaveBarProps) {
  const { kind, state } = useEditor()
  const saving = useObservable(state, (current) => current.saving)
  const waiting = useObservable(state, (current) => current.waiting)
  const item = useObservable(state, (current) => current.item)
  const willBePublic = useObservable(state, ({ fields }) => fields.status === 'published')
  const now = useNow()
  const isPublic = item !== null && isVisible(item, now) && willBePublic
  const isBusy = saving !== null || waiting !== null
  const hintId = useId()
  const list = `${kind.name}s`
  return (
    <div className="sticky top-0 z-20 -mx-4 -mt-5 mb-5 flex items-center justify-between gap-x-2 max-[20rem]:flex-wrap border-b-[1.5px] border-line bg-ground px-4 py-2 md:gap-x-4 lg:-mx-10 lg:-mt-8 lg:px-10 lg:py-2.5">
      <SiteLink
        href={`/admin/${kind.plural}`}
        className="-ml-2 inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 text-small font-semibold no-underline hover:underline md:ml-0"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        <span className="max-md:sr-only">{list}</span>
      </SiteLink>
      <div className="flex flex-none items-center md:ml-auto">
        <ToCheck onPress={onCheck} />
      </div>
      <div className="mr-auto flex min-w-0 flex-col gap-x-2.5 md:mr-0 md:items-end lg:flex-row lg:items-center">
        <span className={isPublic ? 'max-md:sr-only' : 'max-[23.99rem]:hidden'}>
          <StatusBadge item={item ?? { status: 'draft', published_at: null }} now={now} />
        </span>
        <span className="text-label leading-tight text-balance text-muted md:text-small">
          <SaveStateText />
        </span>
        {isPublic && (
          <span aria-hidden className="text-label leading-tight text-muted lg:hidden">
            Readers see it at once
          </span>
        )}
      </div>
      <div className="flex flex-none items-center gap-2 max-[20rem]:w-full">
        <div className="hidden md:contents">
          <ItemActions iconsOnly />
        </div>
        {isPublic && (
          <span id={hintId} className="text-right text-label leading-tight text-muted max-lg:sr-only">
            Readers see it
            <br />
            at once
          </span>
        )}
        <BusyButton
          look="line"
          size="small"
          busy={isBusy}
          aria-describedby={isPublic ? hintId : undefined}
          onClick={() => onSave('save')}
          className="max-md:px-3"
        >
          {nameButton('save', SAVE_DRAFT, saving, waiting)}
        </BusyButton>
        <BusyButton size="small" busy={isBusy} onClick={() => onSave('publish')} className="max-md:px-3">
          {nameButton('publish', 'Publish', saving, waiting)}
        </BusyButton>
      </div>
    </div>
  )
}

/** A phone has no room for both words beside the save state. */
const SAVE_DRAFT = (
  <span>
    Save<span className="max-sm:sr-only"> Draft</span>
  </span>
)

function nameButton(
  intent: SaveIntent,
  name: ReactNode,
  saving: SaveIntent | null,
  waiting: SaveIntent | null,
): ReactNode {
  if (waiting === intent) return 'Waiting for the picture…'
  return saving === intent ? 'Saving...' : name
}

function SaveStateText() {
  const editor = useEditor()
  const saving = useObservable(editor.state, (state) => state.saving)
  const device = useObservable(editor.state, (state) => state.device)
  const draft = useObservable(editor.state, (state) => state.draft)
  const item = useObservable(editor.state, (state) => state.item)
  const hasChanges = useHasChanges(editor)
  const now = useNow()
  // The device's own time zone, not the site's: it says what was just done here.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return <span>{describeSaveState({ saving, device, draft, item, hasChanges }, now, timeZone)}</span>
}

/** Shown in the save bar: the number of findings, with a link to them. Findings never prevent publishing. */
function ToCheck({ onPress }: { onPress: () => void }) {
  const { state } = useProof()
  const count = useObservable(state, ({ findings }) => findings.length)
  const status = useObservable(state, (now) => now.status)
  if (status !== 'read') return null
  if (count === 0)
    return (
      <span className="inline-flex items-center gap-1.5 text-small font-[650] whitespace-nowrap text-ok max-lg:sr-only">
        <Check aria-hidden className="size-4.5" />
        Nothing to fix
      </span>
    )
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-11 flex-none items-center gap-2 rounded-pill bg-warn-bg py-0.5 pr-3.5 pl-2 text-small font-[650] text-warn max-lg:px-2"
    >
      <span className="grid size-7 place-items-center rounded-full bg-surface font-display text-[.9375rem] leading-none font-[750]">
        {count}
      </span>
      <span className="whitespace-nowrap max-lg:sr-only">to check</span>
    </button>
  )
}
