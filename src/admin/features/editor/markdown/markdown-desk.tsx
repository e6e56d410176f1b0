import { type EditorView, keymap } from '@codemirror/view'
import { type ComponentProps, type ReactNode, useCallback, useMemo, useState } from 'react'
import { imageFileProblem, type UploadPreset } from '../../../../domain/images/upload-limits.ts'
import { showToast } from '../../../../web/ui/toast.ts'
import { ImagePickerDialog } from '../../images/image-picker-dialog.tsx'
import { pictureMarkdown } from '../../images/picture-markdown.ts'
import { uploadImage } from '../../images/upload-image.ts'
import type { CodeEditor } from './code-editor.tsx'
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
import { Toolbar } from './toolbar.tsx'
import { takesPictures, uploadInto } from './uploading-pictures.ts'
import { WritePreview } from './write-preview.tsx'

interface MarkdownDeskProps {
  /** Where pictures sent from here belong. */
  contentType: UploadPreset
  /** The field itself: only it and the preview follow every key. */
  renderWriting: (field: Pick<ComponentProps<typeof CodeEditor>, 'extensions' | 'onReady'>) => ReactNode
  preview: ReactNode
}

type OpenDialog = 'link' | 'picture' | 'help' | null

/** Writing in Markdown with buttons for those who do not know it, and what becomes of it beside it. */
export function MarkdownDesk({ contentType, renderWriting, preview }: MarkdownDeskProps) {
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
      <WritePreview write={renderWriting({ extensions, onReady: setView })} preview={preview} />
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
