import { describe, expect, test } from 'vitest'
import { findTextImages, renewImageVersion } from './image-users.ts'
import { limitTransformation, variantUrl } from './presets.ts'

const SMALL = variantUrl('blog/walk-1', '7', limitTransformation(400))
const LARGE = variantUrl('blog/walk-1', '7', limitTransformation(1200))

describe('findTextImages', () => {
  test.each([
    [`![A walk](${SMALL})`, ['blog/walk-1']],
    [`![A walk](${SMALL} "Title") and ![again](<${LARGE}>)`, ['blog/walk-1']],
    [`[1]: ${SMALL}\n\n![x][1]`, ['blog/walk-1']],
    [`see ${SMALL}.`, ['blog/walk-1']],
    [
      `![](https://example.com${variantUrl('recipe/soup', '12', 'c_limit,w_400,q_auto,f_auto')})`,
      ['recipe/soup'],
    ],
    ['![](https://res.cloudinary.com/demo/image/upload/v123/Folder/My.Photo.jpg)', ['Folder/My.Photo']],
    ['![](https://res.cloudinary.com/demo/image/upload/w_300/v123/sample.jpg)', ['sample']],
    ['![](https://example.com/a.jpg) and /media/image/upload/', []],
    ['', []],
  ])('in %j the images %j are found', (markdown, ids) => {
    expect(findTextImages(markdown)).toEqual(ids)
  })

  test('is fast on a hostile text', () => {
    const text = '/image/upload/'.repeat(14_000)
    expect(findTextImages(`${text}v1/${'a/'.repeat(5_000)}`).length).toBeLessThanOrEqual(1)
  })
})

describe('renewImageVersion', () => {
  test('changes the addresses of one picture and nothing else', () => {
    const other = variantUrl('blog/walk-12', '7', limitTransformation(400))
    const deeper = variantUrl('blog/walk-1/b', '7', limitTransformation(400))
    expect(renewImageVersion(`![v7](${SMALL}) ${LARGE} ${other} ${deeper}`, 'blog/walk-1', '9')).toBe(
      `![v7](${SMALL.replace('/v7/', '/v9/')}) ${LARGE.replace('/v7/', '/v9/')} ${other} ${deeper}`,
    )
  })

  test('works inside HTML', () => {
    expect(renewImageVersion(`<img src="${SMALL}" alt="/v7/">`, 'blog/walk-1', '9')).toBe(
      `<img src="${SMALL.replace('/v7/', '/v9/')}" alt="/v7/">`,
    )
  })
})
