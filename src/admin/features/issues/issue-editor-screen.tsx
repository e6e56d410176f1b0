import { BookOpen } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router'
import { ISSUE_LIMITS } from '../../../domain/newsletter/issue.ts'
import { type IssueAnswer, issueCalls } from '../../../domain/newsletter/issue-calls.ts'
import type { Issue } from '../../../domain/newsletter/issue-schema.ts'
import { addStart } from '../../../domain/newsletter/issue-start.ts'
import { findTokenProblems } from '../../../domain/newsletter/issue-tokens.ts'
import { TextField } from '../../../web/ui/field.tsx'
import { showAlert } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { ask } from '../../data/calls.ts'
import { TextButton } from '../../ui/buttons.tsx'
import { Counter } from '../../ui/fields.tsx'
import { useDocumentTitle } from '../../ui/page-header.tsx'
import { trackUpload } from '../editor/editor.ts'
import type { TextEditorProps } from '../editor/markdown/text-editor.tsx'
import { WritingField } from '../editor/markdown/writing-field.tsx'
import type { WritingSurface } from '../editor/markdown/writing-surface.ts'
import { useObservable } from '../editor/observable.ts'
import type { UploadEnd } from '../images/upload-image.ts'
import { Audience, LetterChoices } from './audience.tsx'
import { BeforeSending } from './before-sending.tsx'
import { FirstNameButton, TokenProblems } from './first-name.tsx'
import { useIssueAutosave } from './issue-autosave.ts'
import { createIssueEditor, type IssueEditor, problemOf, write } from './issue-editor.ts'
import { IssueEditorBar, QuietWays } from './issue-editor-bar.tsx'
import { IssueNotes } from './issue-notes.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { SendingDialogs, useSending } from './issue-sending.tsx'
import { ISSUE_LIST, START } from './issue-words.ts'
import { StartDialog } from './start-dialog.tsx'
import { UnsafeSending } from './unsafe-sending.tsx'

interface IssueEditorScreenProps {
  /** As opened; null for a new issue. */
  opened: Issue | null
  onCreated: (id: number) => void
  /** Called when it is being sent or scheduled. */
  onSent: (answer: IssueAnswer) => void
}

export function IssueEditorScreen({ opened, onCreated, onSent }: IssueEditorScreenProps) {
  const [editor] = useState(() => createIssueEditor(opened))
  const [uploads] = useState(() => new Set<Promise<UploadEnd>>())
  const autosave = useIssueAutosave(editor)
  const sending = useSending({ editor, uploads, autosave, onSent })
  const [address, setAddress] = useSearchParams()
  const [isStarting, setStarting] = useState(address.has(START))
  /** The field that last had the caret: a first name is inserted there. */
  const lastField = useRef('content')
  const surface = useRef<WritingSurface | null>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  const heading = opened ? 'Edit letter' : 'New letter'
  useDocumentTitle(heading)
  useOwnAddress(editor, onCreated)

  function closeStart(): void {
    setStarting(false)
    // Removed from the address, so that a reload does not ask again.
    if (address.has(START)) setAddress({}, { replace: true, preventScrollReset: true })
  }

  async function follow(): Promise<void> {
    const { item } = editor.get()
    if (!item) return
    try {
      onSent(await ask(issueCalls.read, { params: { id: item.id } }))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      showAlert('That didn’t work', describeFailure(error))
    }
  }

  return (
    <>
      <h1 className="sr-only">{heading}</h1>
      <IssueEditorBar editor={editor} sending={sending} sendButton={sendButton} />
      <IssueNotes
        editor={editor}
        opened={opened}
        onSettled={() => void autosave.current?.saveNow()}
        onFollow={() => void follow()}
      />
      {sending.unsafe && (
        <UnsafeSending
          unsafe={sending.unsafe}
          onAccept={() => {
            flushSync(sending.accept)
            sendButton.current?.focus()
          }}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes which field had the caret */}
      <div
        className="grid grid-cols-1 gap-5 low:max-lg:gap-2 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
        onFocus={({ target }) => {
          const field = target.closest<HTMLElement>('[data-field]')?.dataset.field
          if (field) lastField.current = field
        }}
      >
        <div className="grid grid-cols-1 content-start gap-5 low:max-lg:gap-0">
          <IssueFieldInputs editor={editor} />
          <LetterChoices editor={editor}>
            <Audience editor={editor} />
            <div className="-ml-1.5 flex flex-wrap gap-x-3">
              <TextButton icon={BookOpen} onClick={() => setStarting(true)}>
                Start from an article or recipe
              </TextButton>
              <FirstNameButton
                onInsert={(token) => {
                  const name = lastField.current
                  if (name === 'subject' || name === 'preview_text') insertIntoLine(editor, name, token)
                  else surface.current?.insertText(token)
                }}
              />
            </div>
          </LetterChoices>
        </div>
        <div className="min-w-0 xl:col-span-2">
          <IssueText
            editor={editor}
            onUpload={(upload) => trackUpload({ uploads, state: editor }, upload)}
            onSurface={(shown) => {
              surface.current = shown
            }}
          />
        </div>
        <BeforeSending editor={editor} className="xl:col-start-2 xl:row-start-1" />
        <div className="flex flex-wrap gap-2.5 md:hidden">
          <QuietWays sending={sending} />
        </div>
      </div>
      <StartDialog
        open={isStarting}
        onClose={closeStart}
        onChoose={(start) => {
          write(editor, addStart(editor.get().fields, start))
          closeStart()
        }}
      />
      <SendingDialogs sending={sending} />
    </>
  )
}

/** Inserts a piece at a line's former caret, replacing the selection. */
function insertIntoLine(editor: IssueEditor, name: 'subject' | 'preview_text', piece: string): void {
  const input = document.querySelector<HTMLInputElement>(`[data-field="${name}"] input`)
  if (!input) return
  input.focus()
  input.setRangeText(piece, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  write(editor, { [name]: input.value.slice(0, input.maxLength) })
}

/** Gives a new issue its own address after its first save; the screen stays as it is. */
function useOwnAddress(editor: IssueEditor, onCreated: (id: number) => void): void {
  const id = useObservable(editor, ({ item }) => item?.id ?? null)
  const [openedId] = useState(id)
  const navigate = useNavigate()
  useEffect(() => {
    if (id === null || id === openedId) return
    onCreated(id)
    void navigate(`${ISSUE_LIST}/${id}`, { replace: true, preventScrollReset: true })
    // Only a new id navigates.
  }, [id])
}

function IssueFieldInputs({ editor }: { editor: IssueEditor }) {
  const subject = useObservable(editor, ({ fields }) => fields.subject)
  const previewText = useObservable(editor, ({ fields }) => fields.preview_text)
  const problem = useObservable(editor, (state) => state.problem)
  return (
    <div className="grid grid-cols-1 gap-5 low:sm:max-lg:grid-cols-2 low:max-lg:gap-3 lg:max-xl:grid-cols-2">
      <div data-field="subject">
        <TextField
          label="Subject"
          value={subject}
          maxLength={ISSUE_LIMITS.subject}
          error={problemOf(problem, 'subject') ?? findTokenProblems(subject)[0]?.message ?? null}
          hint={<Counter length={subject.length} max={ISSUE_LIMITS.subject} />}
          onChange={({ target }) => write(editor, { subject: target.value })}
          className="font-[650]"
        />
      </div>
      <div data-field="preview_text">
        <TextField
          label="Preview text"
          value={previewText}
          maxLength={ISSUE_LIMITS.previewText}
          error={problemOf(problem, 'preview_text') ?? findTokenProblems(previewText)[0]?.message ?? null}
          placeholder="Shown next to the subject in the inbox"
          hint={<Counter length={previewText.length} max={ISSUE_LIMITS.previewText} />}
          onChange={({ target }) => write(editor, { preview_text: target.value })}
        />
      </div>
    </div>
  )
}

interface IssueTextProps extends Pick<TextEditorProps, 'onSurface' | 'onUpload'> {
  editor: IssueEditor
}

function IssueText({ editor, onSurface, onUpload }: IssueTextProps) {
  const problem = useObservable(editor, (state) => state.problem)
  const text = useMemo(
    () => ({
      get: () => editor.get().fields.content,
      change: (content: string) => write(editor, { content }),
      subscribe: editor.subscribe,
    }),
    [editor],
  )
  return (
    <WritingField
      label="The letter"
      kind="issue"
      text={text}
      preset="blog"
      titleOf={() => ''}
      onSurface={onSurface}
      onUpload={onUpload}
      preview={<Arriving editor={editor} />}
      isAlwaysPreviewed
      error={problemOf(problem, 'content')}
      errorId="letter-error"
      below={<ContentTokens editor={editor} />}
    />
  )
}

// Components of their own, since they render again on every key press.
function Arriving({ editor }: { editor: IssueEditor }) {
  return <IssuePreview fields={useObservable(editor, ({ fields }) => fields)} />
}

function ContentTokens({ editor }: { editor: IssueEditor }) {
  return <TokenProblems text={useObservable(editor, ({ fields }) => fields.content)} />
}
