import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CategorySurface } from './category-mark.tsx'

const draw = (title: string) => renderToStaticMarkup(<CategorySurface name="Wellness" title={title} />)

// PAGE-PICTURE-1
test('the mark for a missing picture differs by title and is stable for one title', () => {
  const titles = ['Rest', 'Walk!', 'Breath', 'Stretch', 'Sunlight']
  expect(new Set(titles.map(draw)).size).toBe(titles.length)
  expect(draw('Rest')).toBe(draw('Rest'))
})
