import { readStored } from '../../data/device-store.ts'
import { pageChange } from '../../data/page-context.ts'
import { bringLateFonts, showLateFonts } from '../../ui/late-fonts.ts'
import { showWithPicture } from './page-transition.ts'

/** What every page loads once it is there, in one part: visits are counted, and pictures lead from page to page. */
export { countView } from '../statistics/visits.ts'

pageChange.show = (update) => {
  const isShown = showWithPicture(() => {
    showLateFonts()
    update()
  })
  if (!isShown) showLateFonts()
  return isShown
}

void bringLateFonts()

if (readStored('pending-notes'))
  // What was written without a network goes out from any page; else from the next.
  import('../notes/pending-notes.ts').then((notes) => notes.sendPendingNotes(), Boolean)
