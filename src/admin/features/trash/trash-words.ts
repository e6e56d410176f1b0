import { CookingPot, FileText, Image, type LucideIcon, Mail } from 'lucide-react'
import type { TrashType } from '../../../domain/trash/trash.ts'

interface TypeWords {
  /** At the beginning of a sentence. */
  name: string
  noun: string
  icon: LucideIcon
}

export const TYPE_WORDS: Record<TrashType, TypeWords> = {
  article: { name: 'Article', noun: 'article', icon: FileText },
  recipe: { name: 'Recipe', noun: 'recipe', icon: CookingPot },
  image: { name: 'Picture', noun: 'picture', icon: Image },
  issue: { name: 'Letter', noun: 'letter', icon: Mail },
}
