import { type ReactNode, useRef, useState } from 'react'
import type { Draft } from '../../../domain/content/item-calls.ts'
import { useMatches } from '../../../web/ui/use-matches.ts'
import { LeaveGuard } from '../../ui/dialogs.tsx'
import { useDocumentTitle } from '../../ui/page-header.tsx'
import { PreviewPanel } from '../preview/preview-panel.tsx'
import { ProofContext, useProofreader } from '../proofreader/proof-context.tsx'
import { ProofPanel, ProofSheet } from '../proofreader/proof-panel.tsx'
import { useFindingPlaces } from '../proofreader/use-finding-places.ts'
import { RevisionsPanel } from '../revisions/revisions-panel.tsx'
import { SuggestionNote } from '../suggestions/evidence-list.tsx'
import { useAutosave } from './autosave/autosave-draft.ts'
import { Recovery } from './autosave/recovery.tsx'
import { ConflictDialog } from './compare/conflict-dialog.tsx'
import { createEditor, type Editor, type SaveIntent } from './editor.ts'
import { type EditorKind, hasChanges, type LoadedItem } from './editor-kind.ts'
import { BESIDE, FirstPart, type PartPlace, ReadersView } from './editor-parts.tsx'
import { EditorSaveBar } from './editor-save-bar.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { ImagePanel } from './fields/image-panel.tsx'
import { SearchPanel, SharePanel } from './fields/seo-panels.tsx'
import { SettingsPanel } from './fields/settings-panel.tsx'
import { SlugField } from './fields/slug-field.tsx'
import { TitleField } from './fields/text-fields.tsx'
import { ItemActions } from './item-actions.tsx'
import { OtherTabs } from './other-tabs.tsx'
import { OutsidePictures } from './outside-pictures.tsx'
import type { SharedFields } from './shared-fields.ts'
import { EditorContext, useEditor, useHasChanges } from './use-editor.ts'
import { useSave } from './use-save.ts'
import { useSaveKey } from './use-save-key.ts'

export interface EditorParts<F extends SharedFields> {
  kind: EditorKind<F>
  /** Renders the fields of this kind only: in the middle, and among the settings. */
  renderMain: (editor: Editor<F>, place: PartPlace) => ReactNode
  renderSettings?: (editor: Editor<F>) => ReactNode
  renderPage: (fields: F) => ReactNode
}

interface EditorScreenProps<F extends SharedFields> extends EditorParts<F> {
  /** Null for a new item. */
  loaded: LoadedItem<F> | null
  draft: Draft | null
  onCreated: (id: number) => void
}

/** The editor of an article or recipe, with all its parts (art direction, 'Admin: the quiet room'). */
export function EditorScreen<F extends SharedFields>({
  kind,
  renderMain,
  renderSettings,
  renderPage,
  loaded,
  draft,
  onCreated,
}: EditorScreenProps<F>) {
  const [editor] = useState(() => createEditor(kind, loaded))
  const autosave = useAutosave(editor)
  const proof = useProofreader(editor)
  const { show, select, isSheetOpen, closeSheet } = useFindingPlaces(editor, proof)
  const save = useSave(editor, autosave, onCreated)
  const lastIntent = useRef<SaveIntent>('save')
  const saveWith = (intent: SaveIntent) => {
    lastIntent.current = intent
    void save(intent)
  }
  const [part, choosePart] = useState<string | null>(null)
  const place: PartPlace = { part, choosePart }
  // Without room beside the form, a recipe's picture is with its description.
  const isBeside = useMatches(BESIDE)
  const heading = `${loaded ? 'Edit' : 'New'} ${kind.kind}`
  useDocumentTitle(heading)
  useSaveKey(() => saveWith('save'))
  return (
    <EditorContext value={editor}>
      <ProofContext value={proof}>
        <h1 className="sr-only">{heading}</h1>
        <EditorSaveBar onSave={saveWith} onCheck={() => select(null)} />
        <OtherTabs editor={editor} />
        <Recovery editor={editor} draft={draft} />
        <ErrorSummary />
        <div className="grid grid-cols-1 items-start gap-6 min-[75rem]:grid-cols-[minmax(0,1fr)_348px] min-[75rem]:gap-8">
          <div className="grid grid-cols-1 gap-5">
            <TitleField />
            <SlugField />
            <OutsidePictures />
            {renderMain(editor, place)}
          </div>
          <aside aria-label="About this page" className={part === null ? RAIL : RAIL_WITH_PAGE}>
            <ProofPanel onShow={show} />
            {part !== null && <ReadersView editor={editor} part={part} renderPage={renderPage} />}
            <FirstPart place={place}>
              {loaded && <SuggestionNote kind={kind.kind} id={loaded.item.id} />}
              {(isBeside || kind.kind === 'article') && <ImagePanel />}
              <SettingsPanel>{renderSettings?.(editor)}</SettingsPanel>
              <SearchPanel />
              <SharePanel />
              <PreviewPanel editor={editor} renderPage={renderPage} />
              <RevisionsPanel editor={editor} />
              <div className="grid gap-2.5 md:hidden">
                <ItemActions />
              </div>
            </FirstPart>
          </aside>
        </div>
        <ProofSheet open={isSheetOpen} what={kind.kind} onClose={closeSheet} onShow={show} />
        <ConflictDialog onSave={() => saveWith(lastIntent.current)} />
        <ItemLeaveGuard />
      </ProofContext>
    </EditorContext>
  )
}

const BESIDE_THE_FORM = 'min-[75rem]:sticky min-[75rem]:top-20 min-[75rem]:grid-cols-1'

/** Proof-reader, picture and settings: taller than the window, so they scroll separately. */
const RAIL = `fades-below grid grid-cols-1 items-start gap-5 md:grid-cols-2 min-[75rem]:max-h-[calc(100dvh-6rem)] min-[75rem]:overflow-y-auto min-[75rem]:overscroll-contain ${BESIDE_THE_FORM}`

/** The proof-reader takes at most half of the height, the readers' page the rest. */
const RAIL_WITH_PAGE = `grid grid-cols-1 gap-5 min-[75rem]:flex min-[75rem]:h-[calc(100dvh-6rem)] min-[75rem]:flex-col min-[75rem]:*:data-proof:max-h-1/2 min-[75rem]:*:data-proof:flex-none min-[75rem]:*:data-proof:overflow-y-auto min-[75rem]:[&>[data-proof]>svg]:hidden ${BESIDE_THE_FORM}`

/** Asks before an unsaved text is left. A new item may navigate to the address its first save gives it. */
function ItemLeaveGuard() {
  const editor = useEditor()
  const isUnsaved = useHasChanges(editor)
  return (
    <LeaveGuard
      isUnsaved={isUnsaved}
      blocks={({ pathname }) => {
        const { saved, fields, item } = editor.state.get()
        const isOwnAddress = pathname === `/admin/${editor.kind.plural}/edit/${item?.id}`
        return !isOwnAddress && hasChanges(editor.kind, saved, fields)
      }}
      confirmLabel="Leave"
    >
      Your last changes are not saved. We keep them on this device, and offer them when you open this{' '}
      {editor.kind.kind} again.
    </LeaveGuard>
  )
}
