import { useMemo, useState } from 'react'
import { drawStill, figureOf } from '../../../../domain/movement/figure/figure.ts'
import { FIGURE_NAMES, findMove } from '../../../../domain/movement/figure/find-move.ts'
import { figureNameOf } from '../../../../domain/movement/workout.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { TextField } from '../../../../web/ui/field.tsx'
import { TitledDialog } from '../../../ui/dialogs.tsx'
import type { MoveRow } from './move-row.ts'

interface FigureDialogProps {
  open: boolean
  move: Pick<MoveRow, 'name' | 'figure'>
  onClose: () => void
  /** Called with the name of the figure's move; '' means the move's own name. */
  onChoose: (figure: string) => void
}

/** Shows every move the paper figure knows, to choose one for the coach's own move. */
export function FigureDialog({ open, move, onClose, onChoose }: FigureDialogProps) {
  return (
    <TitledDialog
      open={open}
      title="Which figure shows it?"
      intro="Most moves are found by name. For a move of your own, choose the figure that looks most like it."
      width="wide"
      onClose={onClose}
    >
      {open && <Figures move={move} onChoose={onChoose} />}
    </TitledDialog>
  )
}

function Figures({ move, onChoose }: Pick<FigureDialogProps, 'move' | 'onChoose'>) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = FIGURE_NAMES.filter((name) => name.toLowerCase().includes(wanted))
  const own = { name: move.name, figure: '' }
  return (
    <>
      <TextField
        label="Look for a move"
        type="search"
        value={search}
        placeholder="Plank"
        onChange={({ target }) => setSearch(target.value)}
      />
      <p role="status" className="text-small text-muted">
        {found.length === 0 ? 'No move by that name. Try a shorter word.' : ''}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
        {wanted === '' && (
          <FigureChoice
            label="As its name says"
            move={own}
            isChosen={move.figure === ''}
            onPress={() => onChoose('')}
          />
        )}
        {found.map((name) => (
          <FigureChoice
            key={name}
            label={name}
            move={{ name, figure: name }}
            isChosen={move.figure === name}
            onPress={() => onChoose(name)}
          />
        ))}
      </ul>
    </>
  )
}

interface FigureChoiceProps {
  label: string
  move: Pick<MoveRow, 'name' | 'figure'>
  isChosen: boolean
  onPress: () => void
}

function FigureChoice({ label, move, isChosen, onPress }: FigureChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onPress}
        className="grid h-full w-full content-start gap-1.5 rounded-field border-[1.5px] border-line p-2 text-center text-label font-semibold first-letter:uppercase hover:bg-sunken aria-pressed:border-2 aria-pressed:border-ink aria-pressed:bg-butter aria-pressed:text-on-field"
      >
        <MoveFigure move={move} className="w-full" />
        <span className="first-letter:uppercase">{label}</span>
      </button>
    </li>
  )
}

/** Shows the figure of a move as a small still picture, described beside it. */
export function MoveFigure({
  move: { name, figure },
  className,
}: {
  move: Pick<MoveRow, 'name' | 'figure'>
  className: string
}) {
  const html = useMemo(() => {
    const shown = findMove(figureNameOf({ name, figure: figure || undefined }))
    return drawStill(figureOf(shown), { ratio: 1, isDecorative: true })
  }, [name, figure])
  return (
    <span
      className={classNames(
        'block aspect-square flex-none overflow-hidden rounded-paper surface-mist [&>svg]:size-full',
        className,
      )}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
