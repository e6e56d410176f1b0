import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CategorySurface } from './category-mark.tsx'

const draw = (title: string) => renderToStaticMarkup(<CategorySurface name="Wellness" title={title} />)

// PAGE-PICTURE-1
test('what stands for a missing picture differs by title, and is the same for the same one', () => {
  const titles = ['Rest', 'Walk!', 'Breath', 'Stretch', 'Sunlight']
  expect(new Set(titles.map(draw)).size).toBe(titles.length)
  expect(draw('Rest')).toBe(draw('Rest'))
})
