/** A point of an image, as fractions from the left and the top. */
export interface FocalPoint {
  x: number
  y: number
}

export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 }

/** Step of an arrow key, as a fraction of the image; five times that with Shift. */
const FOCAL_STEP = 0.02

const STEPS: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Returns the point moved by an arrow key; null for any other key. */
export function nudgeFocalPoint({ x, y }: FocalPoint, key: string, isFast: boolean): FocalPoint | null {
  const step = STEPS[key]
  if (!step) return null
  const size = FOCAL_STEP * (isFast ? 5 : 1)
  return { x: toFraction(x + step.x * size), y: toFraction(y + step.y * size) }
}

/** Returns the point of the image at a press. */
export function focalPointAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number },
): FocalPoint {
  return {
    x: toFraction((clientX - box.left) / box.width),
    y: toFraction((clientY - box.top) / box.height),
  }
}

/**
 * Returns the CSS `object-position` that crops an image as the image service does: the point is in the middle of the
 * crop as far as the image's edges allow.
 *
 * @param size of the whole image, in pixels
 * @param ratio of the crop, width by height
 */
export function objectPositionFor(
  { x, y }: FocalPoint,
  { width, height }: { width: number; height: number },
  ratio: number,
): string {
  const imageRatio = width / height
  const across = placeOf(x, Math.min(1, ratio / imageRatio))
  const down = placeOf(y, Math.min(1, imageRatio / ratio))
  return `${across}% ${down}%`
}

/** Returns the position in percent of the free room. */
function placeOf(point: number, visible: number): number {
  if (visible >= 1) return 50
  const start = Math.min(Math.max(point - visible / 2, 0), 1 - visible)
  return Math.round((start / (1 - visible)) * 1000) / 10
}

function toFraction(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000
}
