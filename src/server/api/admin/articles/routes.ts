import { articleCalls } from '../../../../domain/content/article-calls.ts'
import {
  createArticle,
  deleteArticle,
  findArticle,
  listAdminArticles,
  restoreArticle,
  updateArticle,
} from '../../../store/items/articles.ts'
import { learnVideos } from '../../../videos/learn-videos.ts'
import { itemRoutes } from '../items/item-routes.ts'

/** Writing articles (ADMIN-ITEM-2). */
export const articleRoutes = itemRoutes({
  kind: 'article',
  one: 'an article',
  all: 'Articles',
  calls: articleCalls,
  present: (article) => article,
  prepare: async ({ store, mediaStore, imageQueue: queue, askOutside: ask }, { content }, context) => {
    if (content !== undefined) await learnVideos({ store, mediaStore, queue, ask }, content, context)
  },
  list: listAdminArticles,
  find: findArticle,
  create: createArticle,
  update: updateArticle,
  restore: restoreArticle,
  delete: deleteArticle,
})
