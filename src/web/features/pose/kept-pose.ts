import { readPose, STRIKES, writePose } from '../../../domain/movement/figure/posing.ts'
import type { Pose } from '../../../domain/movement/figure/skeleton.ts'
import { deviceStore } from '../../data/device-store.ts'

/** The pose in which the visitor left the figure, on this device; null before the first one (FIGURE-POSE-3). */
export const keptPose = deviceStore<Pose | null>(
  'pose',
  (stored) => readPose(String(stored)),
  (pose) => pose && writePose(pose),
)

/** Returns the initial pose of the figure: the visitor's own, or both arms up. */
export function poseOrFirst(pose: Pose | null): Pose {
  const [first] = STRIKES
  if (!first) throw new RangeError('There is no pose to strike')
  return pose ?? first.pose
}
