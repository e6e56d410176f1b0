import { CONTENT_LIMITS } from '../../../domain/content/limits.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import type { SuggestionRequest } from './library-api.ts'

/** What an item tells about itself when it asks for pictures; its texts as the editor holds them. */
export interface PictureContext {
  title: string
  excerpt?: string | null
  description?: string | null
  dietaryTags?: readonly string[]
  /** What is in it: no other food is shown. */
  ingredients?: readonly string[]
}

/** The request for suggested pictures (product §13.5); the same texts give the same request. Null without a title. */
export function suggestionRequest(
  contentType: UploadPreset,
  context: PictureContext,
): SuggestionRequest | null {
  const title = tidy(context.title)
  if (title === '') return null
  const excerpt = tidy(context.excerpt)
  const description = tidy(context.description)
  const dietaryTags = context.dietaryTags ?? []
  const ingredients = (context.ingredients ?? []).map(tidy).filter((ingredient) => ingredient !== '')
  return {
    contentType,
    title,
    ...(excerpt === '' ? {} : { excerpt }),
    ...(description === '' ? {} : { description }),
    ...(dietaryTags.length === 0 ? {} : { dietaryTags: [...dietaryTags] }),
    ...(ingredients.length === 0 ? {} : { ingredients: ingredients.slice(0, CONTENT_LIMITS.listItems) }),
  }
}

function tidy(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}
