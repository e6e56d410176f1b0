import { readStored } from '../../data/device-store.ts'
import { pageChange } from '../../data/page-context.ts'
import { loadAndShowLateFonts, showLateFonts } from '../../ui/late-fonts.ts'
import { showWithPicture } from './page-transition.ts'

/** What every page loads after itself, in one chunk: counting visits, and transitions of pictures between pages. */
export { countView } from '../statistics/visits.ts'

pageChange.show = (update) => {
  const isShown = showWithPicture(() => {
    showLateFonts()
    update()
  })
  if (!isShown) showLateFonts()
  return isShown
}

void loadAndShowLateFonts()

if (readStored('pending-notes'))
  // Notes written without a network are sent from any page; if this code fails to load, from the next.
  import('../notes/pending-notes.ts').then((notes) => notes.sendPendingNotes(), Boolean)
