import balanceStand from '../../../../content/illustrations/balance-stand.svg'
import community from '../../../../content/illustrations/community.svg'
import danceWorkout from '../../../../content/illustrations/dance-workout.svg'
import kettlebell from '../../../../content/illustrations/kettlebell.svg'
import lunge from '../../../../content/illustrations/lunge.svg'
import mindsetJournal from '../../../../content/illustrations/mindset-journal.svg'
import morningRoutine from '../../../../content/illustrations/morning-routine.svg'
import morningStretch from '../../../../content/illustrations/morning-stretch.svg'
import playlistHeadphones from '../../../../content/illustrations/playlist-headphones.svg'
import sevenSuns from '../../../../content/illustrations/seven-suns.svg'
import sleepRest from '../../../../content/illustrations/sleep-rest.svg'
import strength from '../../../../content/illustrations/strength.svg'
import swim from '../../../../content/illustrations/swim.svg'
import walkOutdoors from '../../../../content/illustrations/walk-outdoors.svg'
import waterCarafe from '../../../../content/illustrations/water-carafe.svg'
import winterWalk from '../../../../content/illustrations/winter-walk.svg'
import yogaMobility from '../../../../content/illustrations/yoga-mobility.svg'
import { isPlanPicture, type PlanPictureName } from '../../../domain/newsletter/plan-pictures.ts'

const FILES: Readonly<Record<PlanPictureName, string>> = {
  'balance-stand': balanceStand,
  community,
  'dance-workout': danceWorkout,
  kettlebell,
  lunge,
  'mindset-journal': mindsetJournal,
  'morning-routine': morningRoutine,
  'morning-stretch': morningStretch,
  'playlist-headphones': playlistHeadphones,
  'seven-suns': sevenSuns,
  'sleep-rest': sleepRest,
  strength,
  swim,
  'walk-outdoors': walkOutdoors,
  'water-carafe': waterCarafe,
  'winter-walk': winterWalk,
  'yoga-mobility': yogaMobility,
}

/** Returns the address of a drawing of the plan; these belong to the product, not to the coach's library. */
export function planPicture(illustration: string): string {
  return FILES[isPlanPicture(illustration) ? illustration : 'morning-routine']
}
