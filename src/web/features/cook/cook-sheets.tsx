import { Mic } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { ListedRecipe } from '../../../domain/kitchen/shown-recipe.ts'
import { beginningOf } from '../../../domain/kitchen/step-words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface SheetProps {
  open: boolean
  onClose: () => void
}

/** Everything the dish needs, and all its steps to go to. */
export function ListSheet({
  open,
  onClose,
  listed,
  step,
  onGoTo,
}: SheetProps & { listed: ListedRecipe; step: number; onGoTo: (step: number) => void }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The browser would go to the first key, far below what is looked for.
  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open])
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} className="cm-sheet">
      <h2 id={id} ref={heading} tabIndex={-1} className="focus:outline-none">
        All ingredients
      </h2>
      <ul className="cm-rows mt-3">
        {listed.lines
          .filter(({ isLeftOut }) => !isLeftOut)
          .map(({ isHeading, quantity, ingredient }, index) =>
            isHeading ? (
              <li key={index} className="font-bold">
                {ingredient}
              </li>
            ) : (
              <li key={index}>
                <span>
                  {quantity && <b className="font-bold">{quantity} </b>}
                  {ingredient}
                </span>
              </li>
            ),
          )}
      </ul>
      <h3 className="type-h3 mt-6 mb-3">All steps</h3>
      <ol className="cm-rows">
        {listed.steps.map((listedStep, index) => (
          <li key={listedStep.step}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onGoTo(index)}
              className="min-h-16 text-left aria-[current=step]:font-bold"
            >
              {listedStep.step}. {beginningOf(listedStep)}
            </button>
            {index === step && <small>you are here</small>}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

const WORDS = [
  { said: 'Next', more: 'or “done”, “carry on”' },
  { said: 'Back', more: 'one step' },
  { said: 'Read it', more: 'or “again”, “repeat”' },
  { said: 'Start the timer', more: 'the first one in the step' },
  { said: 'How long?', more: 'reads all timers' },
  { said: 'How much honey?', more: 'any ingredient' },
  { said: 'Stop', more: 'a ringing timer' },
]

/** What can be said, before anything is listened to. */
export function WordsSheet({ open, onClose, onListen }: SheetProps & { onListen: () => void }) {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} className="cm-sheet">
      <h2 id={id}>Hands in the dough?</h2>
      <p className="text-muted mt-2">
        Speak, and I turn the page. Your browser does the listening, and some browsers ask their maker for
        help. Nothing you say ever reaches us.
      </p>
      <ul className="cm-rows mt-3">
        {WORDS.map(({ said, more }) => (
          <li key={said}>
            <q>{said}</q>
            <small>{more}</small>
          </li>
        ))}
      </ul>
      <div className="cm-keys">
        <Button look="line" className="cm-key" onClick={onClose}>
          Not now
        </Button>
        <Button className="cm-key" onClick={onListen}>
          <Mic aria-hidden />
          Listen
        </Button>
      </div>
    </Dialog>
  )
}

/** Asked only while timers run. */
export function LeaveSheet({ open, onClose, href, running }: SheetProps & { href: string; running: number }) {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} className="cm-sheet">
      <h2 id={id}>Leave the stove?</h2>
      <p className="text-muted mt-2">
        {running === 1 ? 'One timer is' : `${running} timers are`} running. On the other pages of this site{' '}
        {running === 1 ? 'it rings' : 'they ring'} as well; with the site closed nothing can ring, but you
        find here what you missed.
      </p>
      <div className="cm-keys">
        <ButtonLink href={href} look="line" className="cm-key">
          Leave
        </ButtonLink>
        <Button className="cm-key" onClick={onClose}>
          Stay
        </Button>
      </div>
    </Dialog>
  )
}
