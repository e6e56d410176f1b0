import type { HomeTexts } from '../../../domain/site/settings.ts'
import { useRead } from '../../data/use-read.ts'

/** What the home page says in the coach's words; the page has them before it is shown. */
export function useHomeTexts(): Partial<HomeTexts> {
  return useRead('homeTexts', {}).data ?? {}
}
