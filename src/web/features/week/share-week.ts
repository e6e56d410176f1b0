import { type Week, writeWeekLink } from '../../../domain/kitchen/week.ts'
import type { PlanSession } from '../../../domain/newsletter/workout-plan.ts'
import { useSite } from '../../data/site-context.ts'
import { copyText } from '../../ui/copy-text.ts'
import { showToast } from '../../ui/toast.ts'
import { openShareSheet } from '../share/share-sheet.ts'
import { SHOPPING_PATH, WEEK_PATH } from './on-this-device.tsx'
import type { WeekDishes } from './use-week-dishes.ts'
import { weekRange } from './week-words.ts'

/** The alert where code loaded on a press cannot be loaded. */
export const NOT_LOADED = {
  kind: 'alert',
  title: 'We couldn’t open this',
  description: 'Please check your connection and try again.',
} as const

/** Returns the ways in which a week leaves the device, each only by the reader's own action. */
export function useWeekSharing(week: Week, { recipes }: WeekDishes, sessions: readonly PlanSession[]) {
  const { siteUrl } = useSite()
  const link = siteUrl + WEEK_PATH + writeWeekLink(week)
  return {
    link,
    listLink: siteUrl + SHOPPING_PATH + writeWeekLink(week),
    async share() {
      const title = `The week of ${weekRange(week.start)}`
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
        const end = await openShareSheet({ title, url: link })
        if (end !== 'refused') return
      }
      const isCopied = await copyText(link)
      showToast(
        isCopied
          ? { title: 'Link copied', description: 'The whole week is in it. Nothing is kept by us.' }
          : {
              kind: 'alert',
              title: 'We couldn’t copy the link',
              description: 'Your browser doesn’t allow it. The shopping list shows the link to copy by hand.',
            },
      )
    },
    async download() {
      try {
        const { downloadWeek } = await import('./week-calendar.ts')
        downloadWeek(week, recipes, sessions, siteUrl)
      } catch {
        showToast(NOT_LOADED)
      }
    },
  }
}
