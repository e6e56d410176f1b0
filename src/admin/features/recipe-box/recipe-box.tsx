import { useMutation } from '@tanstack/react-query'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ReadRecipeAnswer, readRecipeCalls } from '../../../domain/import/recipe/read-recipe-calls.ts'
import { updateAutoSlug } from '../../../domain/items/slug.ts'
import { TextArea } from '../../../web/ui/field.tsx'
import { showAlert } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { ask } from '../../data/calls.ts'
import { BusyButton, LineButton, QuietButton, TextButton } from '../../ui/buttons.tsx'
import { DialogBody, DialogFoot, DialogHead, SheetDialog } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'
import { Note } from '../../ui/note.tsx'
import { type Editor, trackUpload } from '../editor/editor.ts'
import { useObservable } from '../editor/observable.ts'
import type { RecipeFields } from '../editor/recipe-kind.ts'
import { newLine, newStep } from '../editor/recipe-rows.ts'
import { useField } from '../editor/use-editor.ts'
import { featuredFromLibrary } from '../images/featured-image.ts'
import { fetchForeignImage } from '../images/library-queries.ts'
import type { UploadEnd } from '../images/upload-image.ts'
import { kindOfPasted, type PastedKind, type ReviewedRecipe, timesToFill } from './review.ts'
import { ReviewForm } from './review-form.tsx'

/** Query parameter with which the recipe list opens the editor's recipe box. */
const OPEN = 'bring'

/** Imports a recipe into the editor: from its address, its page's source or its text, in one box. */
export function RecipeBox({ editor }: { editor: Editor<RecipeFields> }) {
  const isNew = useObservable(editor.state, ({ item }) => item === null)
  const [address, setAddress] = useSearchParams()
  const [isOpen, setOpen] = useState(address.has(OPEN))
  const [text, setText] = useState('')
  const [filled, setFilled] = useState<ReadRecipeAnswer | null>(null)
  const read = useMutation({ mutationFn: readRecipe })
  const close = () => {
    setOpen(false)
    // Removed, so that a reload does not open the box again.
    if (address.has(OPEN)) setAddress({}, { replace: true })
  }
  return (
    <div className="grid justify-items-start gap-3">
      <OpenButton isNew={isNew} onPress={() => setOpen(true)} />
      <div className="w-full empty:hidden">{filled && <Filled answer={filled} editor={editor} />}</div>
      <SheetDialog
        open={isOpen}
        onClose={close}
        className="m-auto max-w-[min(1080px,calc(100%-2rem))] max-sm:m-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:max-w-full max-sm:rounded-none"
      >
        {read.data ? (
          <ReviewForm
            answer={read.data}
            onBack={read.reset}
            onUse={(recipe, picture) => {
              fillRecipe(editor, recipe)
              if (picture !== null) bringPicture(editor, picture)
              setFilled(read.data)
              setText('')
              read.reset()
              close()
            }}
          />
        ) : (
          <PasteForm
            text={text}
            onType={setText}
            isReading={read.isPending}
            error={read.error ? describeFailure(read.error) : null}
            onRead={read.mutate}
            onClose={close}
          />
        )}
      </SheetDialog>
    </div>
  )
}

/** A button while the recipe is empty; after that only a link. */
function OpenButton({ isNew, onPress }: { isNew: boolean; onPress: () => void }) {
  const content = (
    <>
      <ClipboardPaste aria-hidden className="size-4.5" />
      Import a recipe
    </>
  )
  if (!isNew) {
    return (
      <TextButton onClick={onPress} className="-my-2 -ml-1.5">
        {content}
      </TextButton>
    )
  }
  return <LineButton onClick={onPress}>{content}</LineButton>
}

async function readRecipe(text: string): Promise<ReadRecipeAnswer> {
  return kindOfPasted(text) === 'address'
    ? ask(readRecipeCalls.address, { body: { url: text } })
    : ask(readRecipeCalls.pasted, { body: { text } })
}

/** The button's text and the hint for each kind of content in the box. */
const SAID: Record<PastedKind, { button: string; hint: string }> = {
  nothing: {
    button: 'Read it',
    hint: 'A web address, a recipe you typed or copied, or a page’s source. Just paste it.',
  },
  address: {
    button: 'Read the page',
    hint: 'A web address. We read its page and keep nothing else.',
  },
  source: { button: 'Read it', hint: 'The source of a page.' },
  text: { button: 'Read it', hint: 'Text. We look for a title, ingredients and steps.' },
}

interface PasteFormProps {
  text: string
  onType: (text: string) => void
  isReading: boolean
  error: string | null
  onRead: (text: string) => void
  onClose: () => void
}

function PasteForm({ text, onType, isReading, error, onRead, onClose }: PasteFormProps) {
  const { button, hint } = SAID[kindOfPasted(text)]
  return (
    <Form className="flex flex-col max-sm:min-h-dvh" onSubmit={() => onRead(text)}>
      <DialogBody className="flex-1 content-start">
        <DialogHead
          size="large"
          title="Import a recipe"
          intro="You look it over before it goes into the editor, and nothing is saved until you save it."
        />
        <TextArea
          label="Address or text of the recipe"
          hint={<span aria-live="polite">{hint}</span>}
          placeholder="https://… or the whole recipe"
          value={text}
          spellCheck={false}
          autoFocus
          error={error}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            // An address is a single line: Enter reads it.
            if (event.key !== 'Enter' || event.shiftKey || kindOfPasted(text) !== 'address') return
            event.preventDefault()
            if (!isReading) onRead(text)
          }}
          onPaste={({ clipboardData }) => {
            // A paste into the empty box is the recipe: it is read without a further press.
            const pasted = clipboardData.getData('text/plain')
            if (text.trim() === '' && pasted.trim() !== '' && !isReading) onRead(pasted)
          }}
          className="min-h-56! max-sm:min-h-[45dvh]!"
        />
      </DialogBody>
      <DialogFoot>
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <BusyButton type="submit" size="small" busy={isReading} disabled={text.trim() === ''}>
          {isReading ? 'Reading...' : button}
        </BusyButton>
      </DialogFoot>
    </Form>
  )
}

/** Replaces the box once it has filled the editor. */
function Filled({ answer, editor }: { answer: ReadRecipeAnswer; editor: Editor<RecipeFields> }) {
  const { recipe, source_url } = answer
  const isPrepEmpty = useField(editor, 'prep_time_minutes').value === null
  return (
    <Note look="info" role="status" title="Filled in, not saved yet.">
      {source_url && (
        <p>
          It is from{' '}
          <a href={source_url} target="_blank" rel="noreferrer" className="underline">
            {new URL(source_url).hostname}
          </a>
          .
        </p>
      )}
      {isPrepEmpty && <p>It doesn’t say how long it takes to prepare: please fill in Prep.</p>}
      {recipe.warnings.length > 0 && (
        <ul className="grid list-disc gap-0.5 pl-5">
          {recipe.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </Note>
  )
}

/** Puts the recipe found into the editor, unsaved; fields not found keep their value. */
function fillRecipe(editor: Editor<RecipeFields>, recipe: ReviewedRecipe): void {
  const { fields, slugIsAuto, item } = editor.state.get()
  const title = recipe.title || fields.title
  const { slug } = updateAutoSlug({ slug: fields.slug, isAuto: slugIsAuto }, title, 'recipe')
  editor.state.change({
    fields: {
      ...fields,
      title,
      slug,
      description: recipe.description || fields.description,
      ...timesToFill(recipe, fields, { isNew: item === null }),
      servings: recipe.servings ?? fields.servings,
      ...(recipe.ingredients.length > 0 ? { ingredients: recipe.ingredients.map(newLine) } : {}),
      ...(recipe.instructions.length > 0 ? { instructions: recipe.instructions.map(newStep) } : {}),
      dietary_tags: [...new Set([...fields.dietary_tags, ...recipe.dietary_tags])],
      meta_keywords: recipe.meta_keywords.length > 0 ? recipe.meta_keywords : fields.meta_keywords,
      notes: recipe.notes || fields.notes,
    },
    errors: {},
  })
}

/** Fetches a page's picture; publishing waits for it. */
function bringPicture(editor: Editor<RecipeFields>, url: string): void {
  trackUpload(editor, fetchPicture(editor, url))
}

async function fetchPicture({ state }: Editor<RecipeFields>, url: string): Promise<UploadEnd> {
  try {
    const image = await fetchForeignImage(url, 'recipe')
    state.change({ fields: { ...state.get().fields, ...featuredFromLibrary(image) } })
    return 'arrived'
  } catch (error) {
    const reason = error instanceof Error ? describeFailure(error) : 'Please try again.'
    showAlert('The picture wasn’t brought along', reason)
    return 'failed'
  }
}
