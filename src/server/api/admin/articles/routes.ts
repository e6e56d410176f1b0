import { articleCalls } from '../../../../domain/content/save-item-calls.ts'
import { articleKind, createArticle, updateArticle } from '../../../store/items/articles.ts'
import { fetchVideoMetadata } from '../../../videos/fetch-video-metadata.ts'
import { itemRoutes } from '../items/item-routes.ts'

/** Writing articles (ADMIN-ITEM-2). */
export const articleRoutes = itemRoutes({
  items: articleKind,
  one: 'an article',
  all: 'Articles',
  calls: articleCalls,
  present: (article) => article,
  prepare: async ({ store, mediaStore, imageQueue: queue, askOutside: ask }, { content }, context) => {
    if (content !== undefined) await fetchVideoMetadata({ store, mediaStore, queue, ask }, content, context)
  },
  create: createArticle,
  update: updateArticle,
})
