import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ArticleSummary } from '../../../domain/content/article.ts'
import type { RecipeSummary } from '../../../domain/content/recipe.ts'
import { isVisible } from '../../../domain/items/status.ts'
import { type IssueFields, startIssue } from '../../../domain/newsletter/issue-start.ts'
import { formatShortDate } from '../../../domain/time/dates.ts'
import { useDebounced } from '../../../web/ui/use-debounced.ts'
import { articlePages, type ItemPage, recipePages } from '../../data/items.ts'
import { useSite } from '../../data/use-site.ts'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { KEEP_SHOWN, MoreItems, SearchBox } from '../../ui/list-controls.tsx'
import { EmptyState, NotLoaded } from '../../ui/list-states.tsx'
import { type RowItem, Thumbnail } from '../lists/item-row.tsx'

interface StartDialogProps {
  open: boolean
  onChoose: (start: IssueFields) => void
  onClose: () => void
}

const KINDS = [
  { value: 'article', label: 'Articles' },
  { value: 'recipe', label: 'Recipes' },
] as const

export function StartDialog({ open, onChoose, onClose }: StartDialogProps) {
  return (
    <TitledDialog
      open={open}
      title="Start from an article or recipe"
      intro="Its title, intro and picture go into the letter, with a link to it. What you have written stays."
      width="middle"
      onClose={onClose}
    >
      <StartChoices onChoose={onChoose} />
    </TitledDialog>
  )
}

function StartChoices({ onChoose }: Pick<StartDialogProps, 'onChoose'>) {
  const [kind, setKind] = useState<'article' | 'recipe'>('article')
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 250)
  return (
    <div className="grid grid-cols-1 gap-3">
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
          onChoose={(article) => onChoose(startIssue({ ...article, kind, summary: article.excerpt }))}
        />
      ) : (
        <StartRecipes
          q={q}
          onChoose={(recipe) => onChoose(startIssue({ ...recipe, kind, summary: recipe.description }))}
        />
      )}
    </div>
  )
}

const PER_PAGE = 20

interface StartProps<Item> {
  q: string
  onChoose: (item: Item) => void
}

function StartArticles({ q, onChoose }: StartProps<ArticleSummary>) {
  const list = useInfiniteQuery({ ...articlePages({ q, status: 'published' }, PER_PAGE), ...KEEP_SHOWN })
  return <StartItems label="Articles" list={list} onChoose={onChoose} />
}

function StartRecipes({ q, onChoose }: StartProps<RecipeSummary>) {
  const list = useInfiniteQuery({ ...recipePages({ q, status: 'published' }, PER_PAGE), ...KEEP_SHOWN })
  return <StartItems label="Recipes" list={list} onChoose={onChoose} />
}

interface StartItemsProps<Item> {
  label: string
  list: UseInfiniteQueryResult<InfiniteData<ItemPage<Item>>>
  onChoose: (item: Item) => void
}

/** Offers items that readers can open: an issue links to nothing that is not on the site. */
function StartItems<Item extends RowItem>({ label, list, onChoose }: StartItemsProps<Item>) {
  const { time_zone } = useSite()
  const last = list.data?.pages.at(-1)
  if (!last) return <NotLoaded query={list} rows={4} failure="We couldn’t load them." loading="Loading..." />
  const now = new Date().toISOString()
  const loaded = list.data?.pages.flatMap(({ items }) => items) ?? []
  const items = loaded.filter((item) => isVisible(item, now))
  if (items.length === 0)
    return (
      <EmptyState picture="glass" title="Nothing found">
        Only what is on your site is here.
      </EmptyState>
    )
  return (
    <div className={list.isPlaceholderData ? 'opacity-60' : undefined}>
      <ul aria-label={label} className="grid">
        {items.map((item) => (
          <li key={item.id} className="border-t-[1.5px] border-line first:border-t-0">
            <button
              type="button"
              onClick={() => onChoose(item)}
              className="grid w-full grid-cols-[56px_minmax(0,1fr)] max-[20rem]:grid-cols-1 items-center gap-3.5 rounded-[8px] px-2 py-2.5 text-left hover:bg-sunken"
            >
              <Thumbnail source={item} className="max-[20rem]:hidden" />
              <span className="grid gap-0.5">
                <span className="leading-snug font-[650] wrap-anywhere">{item.title}</span>
                {item.published_at && (
                  <span className="text-label text-muted">
                    {formatShortDate(item.published_at, time_zone)}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <MoreItems list={list} shown={loaded.length} total={last.total} />
    </div>
  )
}
