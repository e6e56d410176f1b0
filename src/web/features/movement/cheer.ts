import { drawFigure } from '../../../domain/movement/figure/draw-figure.ts'
import { FACE } from '../../../domain/movement/figure/move.ts'
import { channelsOf, poseOf } from '../../../domain/movement/figure/stance.ts'

/** Front view with raised arms, as SVG content; the ground is at zero. */
export const CHEER = drawFigure(
  poseOf(channelsOf({ ...FACE, arm: [142, 160], leg: [10, 4], farLeg: [-10, -4] }, 'front'), 'front'),
)
