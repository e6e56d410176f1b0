import type { QueryClient } from '@tanstack/react-query'
import { CookingPot, FileText, Image, type LucideIcon, Mail } from 'lucide-react'
import { type Trashed, type TrashType, trashCalls } from '../../../domain/trash/trash-calls.ts'
import { showAlert, showToast, type ToastAction } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { ask, pagesOf, refresh } from '../../data/calls.ts'

interface TypeWords {
  /** As at the beginning of a sentence. */
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

const PER_PAGE = 30

/** The contents of the trash, most recently deleted first. */
export const trashPages = pagesOf(trashCalls.list, PER_PAGE, {}, { refetchOnMount: 'always' })

type InTrash = Pick<Trashed, 'type' | 'id'>

/** Restores something, shows it again wherever it was listed, and reports the result. */
export async function bringBack(client: QueryClient, what: InTrash): Promise<void> {
  const { name, noun } = TYPE_WORDS[what.type]
  try {
    const { changes } = await ask(trashCalls.restore, { params: what })
    const description = changes.map(({ message }) => message).join(' ')
    showToast({ title: `${name} restored`, ...(description ? { description, duration: 10_000 } : {}) })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    showAlert(`We couldn’t bring the ${noun} back`, describeFailure(error))
  }
  await refresh(client, trashCalls.restore.stale)
}

/** Returns the action offered by the message of a deletion while it is shown. */
export function undoDeletion(client: QueryClient, what: InTrash): ToastAction {
  return { label: 'Undo', run: () => void bringBack(client, what) }
}
