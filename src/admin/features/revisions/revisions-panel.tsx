import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeChanges } from '../../../domain/audit/describe-entry.ts'
import { itemCalls, type RevisionSummary } from '../../../domain/content/item-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { dayIn, nameDay } from '../../../domain/time/dates.ts'
import { formatClock, formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { LoadingText } from '../../../web/ui/skeleton.tsx'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { ApiError, describeFailure } from '../../data/api.ts'
import { ask, readOf, refresh } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { BusyButton, QuietButton, TextButton } from '../../ui/buttons.tsx'
import { DialogBody, DialogFoot, DialogHead, SheetDialog } from '../../ui/dialogs.tsx'
import { FailureNote } from '../../ui/list-states.tsx'
import { FoldPanel } from '../../ui/panel.tsx'
import { FieldChanges } from '../editor/compare/field-changes.tsx'
import { type Editor, resetEditor } from '../editor/editor.ts'
import type { EditorKind, LoadedItem } from '../editor/editor-kind.ts'
import { useObservable } from '../editor/observable.ts'
import { announceSave } from '../editor/other-tabs.tsx'
import type { SharedFields } from '../editor/shared-fields.ts'
import { useHasChanges } from '../editor/use-editor.ts'

/** Number of versions shown before 'Show all'. */
const FIRST = 5

export function RevisionsPanel<F extends SharedFields>({ editor }: { editor: Editor<F> }) {
  const item = useObservable(editor.state, (state) => state.item)
  return (
    <FoldPanel
      name="history"
      title="History"
      padded={false}
      state={
        item ? <HistoryState editor={editor} id={item.id} version={item.updated_at} /> : 'Nothing saved yet'
      }
    >
      {item ? (
        <RevisionList editor={editor} id={item.id} version={item.updated_at} />
      ) : (
        <p className="px-5 pb-5 text-small text-muted">Every save is kept here, and can be brought back.</p>
      )}
    </FoldPanel>
  )
}

/** The number of versions, in one line. */
function HistoryState<F extends SharedFields>({ editor, id, version }: RevisionListProps<F>) {
  const { data } = useQuery(revisionListQuery(editor.kind.plural, id, version))
  return data ? pluralize(data.revisions.length, 'version') : 'Every save is kept'
}

interface RevisionListProps<F extends SharedFields> {
  editor: Editor<F>
  id: number
  version: string
}

function RevisionList<F extends SharedFields>({ editor, id, version }: RevisionListProps<F>) {
  const { data, isError, refetch } = useQuery(revisionListQuery(editor.kind.plural, id, version))
  const [opened, setOpened] = useState<RevisionSummary | null>(null)
  const [isWhole, setWhole] = useState(false)
  const { time_zone } = useSite()
  if (isError) return <FailureNote onRetry={() => void refetch()}>We couldn’t load the history.</FailureNote>
  if (!data)
    return (
      <div className="px-5 pb-5">
        <LoadingText>Loading the history...</LoadingText>
      </div>
    )
  const { revisions: all } = data
  const shown = isWhole ? all : all.slice(0, FIRST)
  return (
    <>
      {[...Map.groupBy(shown, ({ saved_at }) => dayIn(saved_at, time_zone))].map(([day, revisions]) => (
        <div key={day}>
          <h3 className="px-5 pt-3 pb-1.5 font-body text-label font-[650] text-muted">
            {nameDay(day, new Date(), time_zone)}
          </h3>
          <ul aria-label={nameDay(day, new Date(), time_zone)}>
            {revisions.map((revision) => (
              <RevisionRow
                key={revision.id}
                revision={revision}
                isPresent={revision === all[0]}
                labels={editor.kind.labels}
                onOpen={() => setOpened(revision)}
              />
            ))}
          </ul>
        </div>
      ))}
      {all.length > shown.length && (
        <div className="border-t-[1.5px] border-line px-4 py-1">
          <TextButton onClick={() => setWhole(true)}>Show all {all.length} versions</TextButton>
        </div>
      )}
      <RevisionDialog editor={editor} itemId={id} revision={opened} onClose={() => setOpened(null)} />
    </>
  )
}

interface RevisionRowProps {
  revision: RevisionSummary
  isPresent: boolean
  labels: Readonly<Record<string, string>>
  onOpen: () => void
}

function RevisionRow({ revision, isPresent, labels, onOpen }: RevisionRowProps) {
  const { time_zone } = useSite()
  const when = formatDateAndTime(revision.saved_at, time_zone)
  return (
    <li className="flex items-start justify-between gap-3 border-t-[1.5px] border-line py-2.5 pr-3 pl-5">
      <div className="min-w-0 py-1">
        <p className="text-small font-[650]">{describeChange(revision, labels)}</p>
        <p className="text-label text-muted">
          <time dateTime={revision.saved_at}>{formatClock(revision.saved_at, time_zone)}</time> ·{' '}
          {revision.saved_by}
        </p>
      </div>
      {isPresent ? (
        <span className="px-1.5 py-2 text-label font-semibold text-muted">Now</span>
      ) : (
        <TextButton onClick={onOpen}>
          View<span className="sr-only"> the version of {when}</span>
        </TextButton>
      )}
    </li>
  )
}

interface RevisionDialogProps<F extends SharedFields> {
  editor: Editor<F>
  itemId: number
  /** Null while the dialog is closed. */
  revision: RevisionSummary | null
  onClose: () => void
}

function RevisionDialog<F extends SharedFields>({
  editor,
  itemId,
  revision,
  onClose,
}: RevisionDialogProps<F>) {
  return (
    <SheetDialog
      open={revision !== null}
      onClose={onClose}
      className="m-auto max-w-[min(960px,calc(100%-2rem))]"
    >
      {revision && <RevisionView editor={editor} itemId={itemId} revision={revision} onClose={onClose} />}
    </SheetDialog>
  )
}

interface RevisionViewProps<F extends SharedFields> extends RevisionDialogProps<F> {
  revision: RevisionSummary
}

function RevisionView<F extends SharedFields>({ editor, itemId, revision, onClose }: RevisionViewProps<F>) {
  const { kind, state } = editor
  const { time_zone } = useSite()
  const client = useQueryClient()
  const isUnsaved = useHasChanges(editor)
  const [isBusy, setBusy] = useState(false)
  const { data, isError, refetch } = useQuery(revisionQuery(kind.plural, itemId, revision.id))
  const { saved } = state.get()

  async function restore() {
    setBusy(true)
    try {
      const restored = await restoreRevision(kind, itemId, revision.id)
      resetEditor(editor, restored)
      announceSave(kind.plural, restored.item)
      void refresh(client, kind.calls.restore.stale ?? [])
      showToast({ title: 'This version is back', description: 'The one before it stays in the history.' })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof TypeError)) throw error
      showAlert('We couldn’t restore this version', describeFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <DialogBody>
        <DialogHead
          title={`Version of ${formatDateAndTime(revision.saved_at, time_zone)}`}
          intro={`Saved by ${revision.saved_by}`}
        />
        {isError && <FailureNote onRetry={() => void refetch()}>We couldn’t load this version.</FailureNote>}
        {!data && !isError && <LoadingText>Loading this version...</LoadingText>}
        {data && (
          <FieldChanges
            kind={kind}
            before={kind.readFields(data.revision.fields, saved)}
            after={saved}
            names={['This version', 'Now']}
          />
        )}
      </DialogBody>
      <DialogFoot>
        {isUnsaved && (
          <p className="mr-auto text-small text-muted">
            Please save what you have written first, so that it stays in the history too.
          </p>
        )}
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <BusyButton size="small" busy={isBusy} disabled={!data || isUnsaved} onClick={() => void restore()}>
          {isBusy ? 'Restoring...' : 'Restore this version'}
        </BusyButton>
      </DialogFoot>
    </>
  )
}

/** With more names than this, only their number is given. */
const MAX_NAMES = 3

/** Returns a save's changes: `Changed the text (+120 words) and 2 steps`, or for older ones `Changed Title, Text`. */
export function describeChange(
  {
    action,
    changed_fields,
    changes,
    words_added,
    status,
  }: Pick<RevisionSummary, 'action' | 'changed_fields' | 'changes' | 'words_added' | 'status'>,
  labels: Readonly<Record<string, string>>,
): string {
  if (action === 'created') return 'First version'
  if (action === 'restored') return 'Brought back'
  const counted = changes && describeChanges(changes, words_added)
  if (counted) return `Changed ${counted}${changed_fields.includes('status') ? `, now ${status}` : ''}`
  const names = [...new Set(changed_fields.map((name) => labels[name]))].filter((name) => name !== undefined)
  if (names.length === 0) return 'Saved'
  const rest = names.length - MAX_NAMES
  return `Changed ${names.slice(0, MAX_NAMES).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

type Plural = EditorKind<SharedFields>['plural']

/** @param version the item's `updated_at`: every save adds a revision */
function revisionListQuery(plural: Plural, id: number, version: string) {
  const query = readOf(itemCalls[plural].revisions, { params: { id } })
  return { ...query, queryKey: [...query.queryKey, version] }
}

function revisionQuery(plural: Plural, id: number, revisionId: number) {
  return readOf(itemCalls[plural].revision, { params: { id, revisionId } })
}

/** Makes an old version the current one; the former one stays in the history. */
async function restoreRevision<F extends SharedFields>(
  kind: EditorKind<F>,
  id: number,
  revisionId: number,
): Promise<LoadedItem<F>> {
  const restored = kind.readItem(await ask(kind.calls.restore, { params: { id, revisionId } }))
  if (!restored) throw new Error('The answer holds no item')
  return restored
}
