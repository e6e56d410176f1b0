import { expect, test } from 'vitest'
import { focalPointAt, nudgeFocalPoint, objectPositionFor } from './focal-point.ts'

test('an arrow key moves the point, Shift moves it further, the edges stop it', () => {
  expect(nudgeFocalPoint({ x: 0.5, y: 0.5 }, 'ArrowRight', false)).toEqual({ x: 0.52, y: 0.5 })
  expect(nudgeFocalPoint({ x: 0.5, y: 0.5 }, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.4 })
  expect(nudgeFocalPoint({ x: 0.99, y: 0 }, 'ArrowRight', false)).toEqual({ x: 1, y: 0 })
  expect(nudgeFocalPoint({ x: 0.5, y: 0 }, 'ArrowUp', false)).toEqual({ x: 0.5, y: 0 })
  expect(nudgeFocalPoint({ x: 0.5, y: 0.5 }, 'Enter', false)).toBeNull()
})

test('a press maps to fractions of the picture, clamped to its edges', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 }
  expect(focalPointAt({ clientX: 200, clientY: 150 }, box)).toEqual({ x: 0.25, y: 0.5 })
  expect(focalPointAt({ clientX: 90, clientY: 260 }, box)).toEqual({ x: 0, y: 1 })
})

test.each([
  { name: 'a wide picture moves across only', focal: { x: 0.25, y: 0.1 }, cut: '0% 50%' },
  { name: 'the middle stays the middle', focal: { x: 0.5, y: 0.5 }, cut: '50% 50%' },
  { name: 'in between it follows', focal: { x: 0.6, y: 0.5 }, cut: '70% 50%' },
  { name: 'at the edge it stops', focal: { x: 1, y: 0.5 }, cut: '100% 50%' },
])('a square cut of a 2:1 picture: $name', ({ focal, cut }) => {
  expect(objectPositionFor(focal, { width: 2000, height: 1000 }, 1)).toBe(cut)
})

test('the crop of a tall picture moves vertically', () => {
  expect(objectPositionFor({ x: 0.9, y: 0 }, { width: 1000, height: 2000 }, 1)).toBe('50% 0%')
})
