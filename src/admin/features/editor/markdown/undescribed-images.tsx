import { ImageOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import { pluralize } from '../../../../domain/items/labels.ts'
import { CONTENT_LIMITS } from '../../../../domain/items/limits.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { TextField } from '../../../../web/ui/field.tsx'
import { QuietButton, TextButton } from '../../../ui/buttons.tsx'
import { DialogBody, DialogFoot, DialogHead, SheetDialog } from '../../../ui/dialogs.tsx'
import { Form } from '../../../ui/form.tsx'
import { useStoreLibraryAlt } from '../../images/library-queries.ts'
import type { MarkdownSurface } from './markdown-surface.ts'
import { changeText } from './text-state.ts'

interface UndescribedImagesProps {
  /** The Markdown, debounced. */
  text: string
  surface: MarkdownSurface
}

/** Lists the images of the text that have no description, and asks for one. */
export function UndescribedImages({ text, surface }: UndescribedImagesProps) {
  const sources = useMemo(() => findSources(text), [text])
  const [isOpen, setOpen] = useState(false)
  const describe = useDescribe(surface)
  if (sources.length === 0 && !isOpen) return null
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 border-b-[1.5px] border-line bg-warn-bg px-4 text-small text-warn">
        <ImageOff aria-hidden className="size-4.5 flex-none" />
        <span className="py-2">
          {pluralize(sources.length, 'picture')} {sources.length === 1 ? 'needs' : 'need'} a description.
        </span>
        <TextButton
          className="[&]:text-warn [&]:underline [&]:underline-offset-4 [&]:hover:bg-transparent"
          onClick={() => setOpen(true)}
        >
          Describe {sources.length === 1 ? 'it' : 'them'}
        </TextButton>
      </div>
      <DescribeDialog
        open={isOpen}
        sources={sources}
        onClose={() => setOpen(false)}
        onSave={(words) => {
          setOpen(false)
          describe(words)
        }}
      />
    </>
  )
}

interface DescribeDialogProps {
  open: boolean
  sources: readonly string[]
  onSave: (words: ReadonlyMap<string, string>) => void
  onClose: () => void
}

function DescribeDialog({ open, sources, onSave, onClose }: DescribeDialogProps) {
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map())
  return (
    <SheetDialog open={open} onClose={onClose} className="m-auto max-w-[min(560px,calc(100%-2rem))]">
      <Form onSubmit={() => onSave(words)}>
        <DialogBody>
          <DialogHead
            title={`What’s in the ${sources.length === 1 ? 'picture' : 'pictures'}?`}
            intro="Read aloud to people who can’t see it. One sentence is enough, such as “A woman stretching by a window”."
          />
          {sources.map((src, index) => (
            <div key={src} className="grid grid-cols-[88px_minmax(0,1fr)] items-start gap-4">
              <img src={src} alt="" className="aspect-square w-full rounded-paper bg-sunken object-cover" />
              <TextField
                label={sources.length === 1 ? 'Description' : `Description of picture ${index + 1}`}
                value={words.get(src) ?? ''}
                maxLength={CONTENT_LIMITS.imageAlt}
                onChange={({ target }) => setWords(new Map(words).set(src, target.value))}
              />
            </div>
          ))}
        </DialogBody>
        <DialogFoot>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          <Button type="submit" size="small">
            Save
          </Button>
        </DialogFoot>
      </Form>
    </SheetDialog>
  )
}

/** Returns the addresses of the text's images without a description, without duplicates. */
function findSources(markdown: string): string[] {
  return [...new Set(findUndescribedImages(markdown).map(({ src }) => src))]
}

/** Writes descriptions into the text in one step of undo, and stores them in the library for the next use. */
function useDescribe(surface: MarkdownSurface): (words: ReadonlyMap<string, string>) => void {
  const tellLibrary = useStoreLibraryAlt()
  return (words) => {
    const changes = findUndescribedImages(surface.dom.value).flatMap(({ src, at }) => {
      const description = escapeDescription(words.get(src) ?? '')
      return description === '' ? [] : [{ from: at, to: at, insert: description }]
    })
    if (changes.length > 0) surface.run((state) => changeText(state, changes))
    for (const [src, alt] of words) tellLibrary(src, alt)
  }
}

interface Undescribed {
  /** The address as written. */
  src: string
  /** The offset of its description. */
  at: number
}

const EMPTY_PICTURE = /!\[\s*\]\(<?([^\s)>]+)>?[^)]*\)/g

export function findUndescribedImages(markdown: string): Undescribed[] {
  return Array.from(markdown.matchAll(EMPTY_PICTURE), (match) => ({
    src: match[1] ?? '',
    at: match.index + 2,
  }))
}

/** Escapes a description for the brackets of an image. */
export function escapeDescription(words: string): string {
  return words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&')
}
