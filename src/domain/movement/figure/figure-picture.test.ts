import { expect, test } from 'vitest'
import { drawFigurePicture, figurePicture, findPicturedMove } from './figure-picture.ts'
import { findMove, MOVES } from './find-move.ts'

// FIGURE-PICTURE-1
test('every move has a picture with its own address', () => {
  const paths = MOVES.map(({ name }) => figurePicture(name, 'svg').path)
  expect(new Set(paths).size).toBe(MOVES.length)
  expect(paths.filter((path) => !/^\/figures\/[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/.test(path))).toEqual([])
  expect(MOVES.map((move) => findPicturedMove(figurePicture(move.name, 'png').path.slice(9, -4)))).toEqual([
    ...MOVES,
  ])
})

test('a move’s name as written by the coach gives its picture; an unknown name gives the standing figure', () => {
  expect(figurePicture('10 slow Squats', 'png')).toEqual({
    path: '/figures/squat.png',
    alt: 'A paper figure squats low, arms forward; her standing position shows pale behind her.',
  })
  expect(figurePicture('Juggle three oranges', 'svg').path).toBe('/figures/standing.svg')
  expect(findPicturedMove('juggle-three-oranges')).toBeUndefined()
})

test('a picture contains its own sky, so that it looks the same on dark and light backgrounds', () => {
  expect(drawFigurePicture(findMove('squat'))).toMatch(/^<svg [^>]*viewBox="[^"]*"[^>]*><path fill="#c6e0e3"/)
})
