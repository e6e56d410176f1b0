import type { AboutTexts } from '../../../domain/site/settings.ts'
import { useRead } from '../../data/use-read.ts'

/** What the about page says in the coach's words; the page has them before it is shown. */
export function useAboutTexts(): Partial<AboutTexts> {
  return useRead('aboutTexts', {}).data ?? {}
}
