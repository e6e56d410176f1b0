import { useInfiniteQuery } from '@tanstack/react-query'
import { pluralize } from '../../../domain/items/labels.ts'
import { formatNearMonth } from '../../../domain/time/dates.ts'
import { articlePages } from '../../data/items.ts'
import { useSite } from '../../data/use-site.ts'
import { KEEP_SHOWN } from '../../ui/list-controls.tsx'
import { RowList } from '../../ui/list-states.tsx'
import { useDeletion } from './item-deletion.tsx'
import { ITEMS_PER_PAGE, ItemListPage, useItemFilter } from './item-list-page.tsx'
import { ItemRow } from './item-row.tsx'

/** `/admin/articles` (ADMIN-LIST-1): lists articles, one per line. */
export function ArticleList() {
  const filtering = useItemFilter()
  const deletion = useDeletion('article')
  const monthAbove = useMonthAbove()
  const list = useInfiniteQuery({ ...articlePages(filtering.filter, ITEMS_PER_PAGE), ...KEEP_SHOWN })
  return (
    <ItemListPage kind="article" filtering={filtering} list={list}>
      {(articles) => (
        <>
          <RowList ref={deletion.list} tabIndex={-1} aria-label="Articles">
            {articles.map((article, index) => (
              <ItemRow
                key={article.id}
                kind="article"
                item={article}
                group={monthAbove(articles, index)}
                onDelete={() => deletion.ask(article)}
                facts={
                  <>
                    {article.category_name && <span>{article.category_name}</span>}
                    {article.author_name && <span className="max-sm:hidden">By {article.author_name}</span>}
                    <span>{pluralize(article.view_count, 'view')}</span>
                  </>
                }
              >
                {article.excerpt && (
                  <p className="line-clamp-1 text-small text-muted max-sm:hidden">{article.excerpt}</p>
                )}
              </ItemRow>
            ))}
          </RowList>
          {deletion.dialog}
        </>
      )}
    </ItemListPage>
  )
}

type Changed = readonly { updated_at: string }[]

/** Returns the month in which items were last changed, above the first of each; none if all are of one month. */
function useMonthAbove(): (items: Changed, index: number) => string | undefined {
  const { time_zone } = useSite()
  const now = new Date().toISOString()
  return (items, index) => {
    const monthOf = (at: number) => formatNearMonth(items.at(at)?.updated_at ?? now, now, time_zone)
    if (monthOf(0) === monthOf(-1)) return undefined
    return index === 0 || monthOf(index) !== monthOf(index - 1) ? `Changed in ${monthOf(index)}` : undefined
  }
}
