import { useId, useState } from 'react'
import { type LetterFields, startLetter } from '../../../../domain/newsletter/letter-start.ts'
import { Dialog } from '../../../../web/ui/dialog.tsx'
import { useDebounced } from '../../../../web/ui/use-debounced.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { SearchBox } from '../../lists/list-controls.tsx'
import { StartArticles, StartRecipes } from './start-items.tsx'

interface StartDialogProps {
  open: boolean
  onChoose: (start: LetterFields) => void
  onClose: () => void
}

const KINDS = [
  { value: 'article', label: 'Articles' },
  { value: 'recipe', label: 'Recipes' },
] as const

/** Begins a letter from something on the site: one press takes it over. */
export function StartDialog({ open, onChoose, onClose }: StartDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="m-auto max-w-[min(640px,calc(100%-2rem))]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 py-6 sm:px-6">
        <div>
          <h2 id={id} className="type-h3 pr-12">
            Start from an article or recipe
          </h2>
          <p className="mt-2 text-small text-muted">
            Its title, intro and picture go into the letter, with a link to it. What you have written stays.
          </p>
        </div>
        <StartChoices onChoose={onChoose} />
      </div>
    </Dialog>
  )
}

function StartChoices({ onChoose }: Pick<StartDialogProps, 'onChoose'>) {
  const [kind, setKind] = useState<'article' | 'recipe'>('article')
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 250)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ChoiceChips
        label="What to start from"
        choices={KINDS}
        chosen={kind}
        onChoose={(next) => next && setKind(next)}
      />
      <SearchBox
        placeholder={kind === 'article' ? 'Search articles...' : 'Search recipes...'}
        text={text}
        onType={setText}
      />
      {kind === 'article' ? (
        <StartArticles
          q={q}
          onChoose={(article) => onChoose(startLetter({ ...article, kind, summary: article.excerpt }))}
        />
      ) : (
        <StartRecipes
          q={q}
          onChoose={(recipe) => onChoose(startLetter({ ...recipe, kind, summary: recipe.description }))}
        />
      )}
    </div>
  )
}
