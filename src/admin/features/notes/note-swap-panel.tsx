import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { AVOIDABLES } from '../../../domain/content/avoidables.ts'
import type { Swap } from '../../../domain/content/recipe.ts'
import { CONTENT_LIMITS } from '../../../domain/items/limits.ts'
import { swapCredit } from '../../../domain/notes/note-swap.ts'
import { type InboxNote, notesCalls } from '../../../domain/notes/notes-calls.ts'
import { Button } from '../../../web/ui/button.tsx'
import { TextField } from '../../../web/ui/field.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { useChange } from '../../data/calls.ts'
import { editPath } from '../../data/items.ts'
import { LineButton, QuietButton } from '../../ui/buttons.tsx'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { Form } from '../../ui/form.tsx'

const FAILURE = 'We couldn’t make it a swap'

/**
 * Turns a tip on an ingredient into a swap of the recipe's draft: immediately where ingredient and tip say everything
 * needed, else after asking for the rest. Once made, it links to the swap and can undo it (NOTE-SWAP-1).
 */
export function NoteSwapPanel({ note }: { note: InboxNote }) {
  const { id, kind, place, place_gone, made_swap, avoid, instead } = note
  const [isAsking, setAsking] = useState(false)
  const make = useChange(notesCalls.makeSwap, { failure: FAILURE })
  if (made_swap) return <MadeSwap note={note} swap={made_swap} />
  if (kind !== 'tip' || place_gone || !place || !('ingredient' in place)) return null
  return (
    <>
      <p>
        <LineButton
          icon={Repeat}
          disabled={make.isPending}
          onClick={() => {
            if (avoid === null || instead === null) setAsking(true)
            else make.mutate({ params: { id }, body: { avoid, with: instead } })
          }}
        >
          Make it a swap
        </LineButton>
      </p>
      {isAsking && <SwapDialog note={note} onClose={() => setAsking(false)} />}
    </>
  )
}

function MadeSwap({ note: { id, item, made_of, swap }, swap: made }: { note: InboxNote; swap: Swap }) {
  const undo = useChange(notesCalls.undoSwap, { failure: 'We couldn’t take the swap back', goneIsDone: true })
  const instead = made.with === null ? 'nothing' : made.with.ingredient
  return (
    <div
      role="status"
      className="grid grid-cols-[2rem_minmax(0,1fr)] items-start gap-x-3 rounded-[8px] bg-leaf px-4 py-3.5 leading-snug text-on-field"
    >
      <Repeat aria-hidden className="mt-0.5 size-6" />
      <div className="grid gap-0.5 wrap-anywhere">
        <p className="font-[650]">
          {swap === null
            ? `It is a swap now, in the draft of ${item.title}.`
            : `It is a swap of ${item.title}, and readers see it.`}
        </p>
        <p>
          Avoiding {made.avoid}: {instead} instead of {made_of}. “{made.note}”
          {swap === null && ' Readers see it once you publish the recipe.'}
        </p>
        <p className="flex flex-wrap gap-x-4.5">
          <SiteLink
            href={`${editPath('recipe', item.id)}${swap === null ? '?draft=swaps' : ''}`}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            Look at it in the recipe
          </SiteLink>
          {swap === null && (
            <button
              type="button"
              disabled={undo.isPending}
              onClick={() => undo.mutate({ params: { id } })}
              className="inline-flex min-h-11 items-center font-semibold hover:underline"
            >
              Undo
            </button>
          )}
        </p>
      </div>
    </div>
  )
}

/** Asks what is used instead, and where the ingredient does not tell, who avoids it. */
function SwapDialog({ note, onClose }: { note: InboxNote; onClose: () => void }) {
  const { id, name, text, avoid, place_text } = note
  const [wanted, setWanted] = useState<string>('')
  const [amount, setAmount] = useState('')
  const [unit, setUnit] = useState('')
  const [ingredient, setIngredient] = useState('')
  const [isTried, setTried] = useState(false)
  const make = useChange(notesCalls.makeSwap, {
    failure: FAILURE,
    onSuccess: onClose,
  })
  const chosen = avoid ?? AVOIDABLES.find((value) => value === wanted)
  const isNamed = ingredient.trim() !== ''
  const submit = () => {
    setTried(true)
    if (!chosen || !isNamed || make.isPending) return
    make.mutate({ params: { id }, body: { avoid: chosen, with: { amount, unit, ingredient } } })
  }
  return (
    <TitledDialog
      open
      title={avoid === null ? 'Who avoids what?' : 'Make it a swap'}
      intro={`Instead of ${place_text}. It goes into the recipe’s draft, with the words “${swapCredit(name)}”`}
      onClose={onClose}
      footer={
        <>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          <Button size="small" disabled={make.isPending} onClick={submit}>
            Make it a swap
          </Button>
        </>
      }
    >
      <Form className="grid gap-4" onSubmit={submit}>
        <p
          dir="auto"
          className="rounded-field bg-sunken px-4 py-3 text-small whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </p>
        {avoid === null && (
          <SelectField
            label="Whoever avoids"
            options={[
              { value: '', label: 'Choose' },
              ...AVOIDABLES.map((value) => ({ value, label: value })),
            ]}
            value={wanted}
            error={isTried && !chosen ? 'Choose what is avoided.' : null}
            onChoose={setWanted}
          />
        )}
        <TextField
          label="They use instead"
          value={ingredient}
          maxLength={CONTENT_LIMITS.ingredientPart}
          placeholder="white beans, blended with lemon"
          error={isTried && !isNamed ? 'What is used instead?' : null}
          onChange={({ target }) => setIngredient(target.value)}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Amount"
            value={amount}
            maxLength={50}
            onChange={({ target }) => setAmount(target.value)}
          />
          <TextField
            label="Unit"
            value={unit}
            maxLength={50}
            onChange={({ target }) => setUnit(target.value)}
          />
        </div>
        <button type="submit" hidden />
      </Form>
    </TitledDialog>
  )
}
