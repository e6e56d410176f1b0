import { checkImage } from './check-image.ts'
import { cutPoster } from './cut-poster.ts'
import { drawIcon } from './draw-icon.ts'
import { judgeInk } from './judge-ink.ts'
import { paintDrawing } from './paint-drawing.ts'
import { averageColor, prepareImage } from './prepare-image.ts'
import { rasterizeDrawing, rasterizeFigure, rasterizeSuggestion } from './rasterize.ts'
import { renderImage } from './render-image.ts'
import { drawShareCard } from './share-cards/draw-share-card.ts'

/** What the process of `runPixelJob` does, by name: what goes in and comes out is sent as a message. */
export const PIXEL_JOBS = {
  averageColor,
  checkImage,
  cutPoster,
  drawIcon,
  drawShareCard,
  judgeInk,
  paintDrawing,
  prepareImage,
  rasterizeDrawing,
  rasterizeFigure,
  rasterizeSuggestion,
  renderImage,
}
