import { type EditorView, keymap } from '@codemirror/view'
import { type ComponentProps, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UploadPreset } from '../../../../domain/images/upload-limits.ts'
import type { PastedImage } from '../../../../domain/import/pasted-images.ts'
import { ImagePickerDialog } from '../../images/image-picker-dialog.tsx'
import { pictureMarkdown } from '../../images/picture-markdown.ts'
import type { UploadEnd } from '../../images/upload-image.ts'
import { bringPastedPictures, sendPicture } from './bring-pictures.ts'
import type { CodeEditor } from './code-editor.tsx'
import { FormattingHelp } from './formatting-help.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PastedPicturesDialog } from './pasted-pictures-dialog.tsx'
import { takesPastes } from './pasting.ts'
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
import { UndescribedPictures } from './undescribed-pictures.tsx'
import { uploading } from './uploading-pictures.ts'
import { WritePreview } from './write-preview.tsx'

interface MarkdownDeskProps {
  /** Where pictures sent from here belong. */
  contentType: UploadPreset
  /** The field itself: only it and the preview follow every key. */
  renderWriting: (field: Pick<ComponentProps<typeof CodeEditor>, 'extensions' | 'onReady'>) => ReactNode
  preview: ReactNode
  /** Hears of each picture on its way into the text. */
  onUpload?: (upload: Promise<UploadEnd>) => void
}

type OpenDialog = 'link' | 'picture' | 'help' | null

/** Writing in Markdown with buttons for those who do not know it, and what becomes of it beside it. */
export function MarkdownDesk({ contentType, renderWriting, preview, onUpload }: MarkdownDeskProps) {
  const [view, setView] = useState<EditorView | null>(null)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [along, setAlong] = useState<PastedImage[]>([])
  const track = useRef(onUpload)
  useEffect(() => {
    track.current = onUpload
  })
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
      uploading,
      takesPastes({
        onPicture: (target, file, position) =>
          track.current?.(sendPicture(target, file, position, contentType)),
        onPicturesAlong: (_, pictures) => setAlong(pictures),
      }),
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
      {view && <UndescribedPictures view={view} />}
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
      <PastedPicturesDialog
        pictures={along}
        onLeave={() => setAlong([])}
        onBring={() => {
          setAlong([])
          if (view) for (const end of bringPastedPictures(view, along, contentType)) track.current?.(end)
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
