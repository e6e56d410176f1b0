import { authorCalls, categoryCalls } from '../../../../domain/content/taxonomy-calls.ts'
import {
  createAuthor,
  deleteAuthor,
  getAdminAuthor,
  listAdminAuthors,
  mergeAuthor,
  updateAuthor,
} from '../../../store/items/authors.ts'
import {
  createCategory,
  deleteCategory,
  getAdminCategory,
  listAdminCategories,
  mergeCategory,
  updateCategory,
} from '../../../store/items/categories.ts'
import { taxonomyRoutes } from './taxonomy-routes.ts'

/** Categories: what the blog and the recipes are filtered by. */
export const categoryRoutes = taxonomyRoutes({
  kind: 'category',
  plural: 'categories',
  calls: categoryCalls,
  summaries: {
    list: 'All categories',
    one: 'One category',
    create: 'A new category',
    update: 'Change a category',
    inactive: 'One that is not active is not offered in the editors.',
    merge: 'Put everything in a category into another and delete it',
    delete: 'Delete a category that nothing is in',
  },
  list: listAdminCategories,
  find: getAdminCategory,
  create: createCategory,
  update: updateCategory,
  merge: mergeCategory,
  delete: deleteCategory,
})

/** Authors: whose name stands under an article or a recipe. */
export const authorRoutes = taxonomyRoutes({
  kind: 'author',
  plural: 'authors',
  calls: authorCalls,
  summaries: {
    list: 'All authors, by name',
    one: 'One author',
    create: 'A new author',
    update: 'Change an author',
    inactive: 'One who is not active is not offered in the editors.',
    merge: 'Give everything of an author to another and delete the first',
    delete: 'Delete an author of nothing',
  },
  list: listAdminAuthors,
  find: getAdminAuthor,
  create: createAuthor,
  update: updateAuthor,
  merge: mergeAuthor,
  delete: deleteAuthor,
})
