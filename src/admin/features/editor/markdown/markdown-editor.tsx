import { type EditorView, keymap } from '@codemirror/view'
import { type ComponentProps, useCallback, useMemo, useState } from 'react'
import { imageFileProblem, type UploadPreset } from '../../../../domain/images/upload-limits.ts'
import { showToast } from '../../../../web/ui/toast.ts'
import { ImagePickerDialog } from '../../images/image-picker-dialog.tsx'
import { pictureMarkdown } from '../../images/picture-markdown.ts'
import { uploadImage } from '../../images/upload-image.ts'
import type { ArticleFields } from '../article-fields.ts'
import type { Editor } from '../editor.ts'
import { useField } from '../use-field.ts'
import { CodeEditor } from './code-editor.tsx'
import { FormattingHelp } from './formatting-help.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { describeFileName } from './markdown-pieces.ts'
import {
  cycleHeading,
  insertBlock,
  insertPiece,
  toggleList,
  toggleMark,
  toggleNumbers,
  toggleQuote,
} from './text-commands.ts'
import { TextPreview } from './text-preview.tsx'
import { Toolbar } from './toolbar.tsx'
import { takesPictures, uploadInto } from './uploading-pictures.ts'
import { WritePreview } from './write-preview.tsx'

interface MarkdownEditorProps {
  label: string
  editor: Editor<ArticleFields>
}

type OpenDialog = 'link' | 'picture' | 'help' | null

/** Writing in Markdown with buttons for those who do not know it, and the page's own rendering beside it. */
export function MarkdownEditor({ label, editor }: MarkdownEditorProps) {
  const { contentType } = editor.kind
  const [view, setView] = useState<EditorView | null>(null)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const close = useCallback(() => setDialog(null), [])
  const extensions = useMemo(
    () => [
      keymap.of([
        { key: 'Mod-b', run: toggleMark('**') },
        { key: 'Mod-i', run: toggleMark('_') },
        { key: 'Mod-Alt-2', run: cycleHeading },
        { key: 'Mod-Shift-8', run: toggleList },
        { key: 'Mod-Shift-7', run: toggleNumbers },
        { key: 'Mod-Shift-9', run: toggleQuote },
        { key: 'Mod-k', preventDefault: true, run: openDialog('link', setDialog) },
      ]),
      takesPictures((target, file, position) => void sendPicture(target, file, position, contentType)),
    ],
    [contentType],
  )
  const selected = view
    ? view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to)
    : ''
  return (
    <>
      <Toolbar
        view={view}
        onLink={() => setDialog('link')}
        onPicture={() => setDialog('picture')}
        onHelp={() => setDialog('help')}
      />
      <WritePreview
        write={<Writing label={label} editor={editor} extensions={extensions} onReady={setView} />}
        preview={<Reading editor={editor} />}
      />
      <LinkDialog
        open={dialog === 'link'}
        selected={selected}
        onClose={close}
        onInsert={(markdown) => {
          close()
          if (view) insertPiece(view, markdown)
        }}
      />
      <ImagePickerDialog
        open={dialog === 'picture'}
        contentType={contentType}
        onClose={close}
        onPick={(image) => {
          close()
          if (view) insertBlock(view, pictureMarkdown(image))
        }}
      />
      <FormattingHelp open={dialog === 'help'} onClose={close} />
    </>
  )
}

function openDialog(dialog: OpenDialog, open: (dialog: OpenDialog) => void): () => boolean {
  return () => {
    open(dialog)
    return true
  }
}

// Only these two follow every key.
function Writing({
  editor,
  ...rest
}: { editor: Editor<ArticleFields> } & Omit<ComponentProps<typeof CodeEditor>, 'value' | 'onChange'>) {
  const { value, change } = useField(editor, 'content')
  return <CodeEditor value={value} onChange={change} {...rest} />
}

function Reading({ editor }: { editor: Editor<ArticleFields> }) {
  return <TextPreview text={useField(editor, 'content').value} />
}

async function sendPicture(view: EditorView, file: File, position: number, preset: UploadPreset) {
  const problem = imageFileProblem(file)
  if (problem) return void showToast({ kind: 'alert', title: problem })
  try {
    await uploadInto(view, file, position, async (picture, onProgress) => {
      const { public_id, version } = await uploadImage(picture, { preset, onProgress })
      return pictureMarkdown({ public_id, version: String(version), alt: describeFileName(picture.name) })
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : 'please try again'
    showToast({ kind: 'alert', title: `Image upload failed: ${message}` })
  }
}
