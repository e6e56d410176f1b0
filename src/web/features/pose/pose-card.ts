import { drawFigure } from '../../../domain/movement/figure/draw-figure.ts'
import type { Pose } from '../../../domain/movement/figure/skeleton.ts'
import { drawSvg, loadFaces, openCanvas, toPng, truncateToWidth } from '../share/picture-file.ts'

/** The portrait format in which phones show posts. */
const CARD = { width: 1080, height: 1350 } as const
/** The visible part of the doll's coordinates, large enough for every reach of every limb. */
export const REACH = { x: -210, y: -384, width: 420, height: 412 } as const
const FLOOR = 250

/** Returns the figure with sun and floor as a standalone SVG. */
export function drawPosed(pose: Pose, size: { width: number; height: number }): string {
  const { x, y, width, height } = REACH
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${x} ${y} ${width} ${height}">`,
    drawFigure(pose),
    '</svg>',
  ].join('')
}

/**
 * Creates the visitor's pose as a downloadable picture, on this device (FIGURE-POSE-4).
 *
 * @throws Error when the device cannot create it
 */
export async function makePoseCard(pose: Pose, siteName: string, host: string): Promise<File> {
  const { width, height } = CARD
  const context = openCanvas(width, height)
  const { display, body } = await loadFaces(siteName + host)
  const floor = height - FLOOR
  context.fillStyle = '#fbe3a2'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#f8be3f'
  context.beginPath()
  context.arc(width / 2, floor, 470, Math.PI, 0)
  context.fill()
  context.fillStyle = '#2b5f4e'
  context.fillRect(0, floor, width, FLOOR)
  // The floor is 28 of the doll's units above the lower edge.
  const side = 1060
  const drawn = { width: side, height: (side * REACH.height) / REACH.width }
  const under = (drawn.height * (REACH.height + REACH.y)) / REACH.height
  await drawSvg(context, drawPosed(pose, drawn), {
    x: (width - side) / 2,
    y: floor + 14 + under - drawn.height,
    ...drawn,
  })
  context.textAlign = 'center'
  context.fillStyle = '#f6f4e9'
  context.font = `800 64px ${display}`
  context.fillText(truncateToWidth(context, siteName, width - 120), width / 2, floor + 140)
  context.font = `600 34px ${body}`
  context.fillText(truncateToWidth(context, host, width - 120), width / 2, floor + 196)
  return toPng(context, 'my-pose')
}
