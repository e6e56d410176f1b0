import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReadRecipeAnswer } from '../../../domain/import/recipe/read-recipe-calls.ts'
import { ReviewForm } from './review-form.tsx'

const DOUBT = 'Check the ingredients: they don’t list “lettuce”.'
const ANSWER: ReadRecipeAnswer = {
  recipe: {
    title: 'Pittas',
    description: '',
    prep_time_minutes: null,
    cook_time_minutes: null,
    servings: 4,
    ingredients: [{ amount: '4', unit: 'whole', ingredient: 'pittas' }],
    instructions: ['Fill 4 pittas with lettuce.'],
    dietary_tags: [],
    meta_keywords: [],
    notes: '',
    picture_url: null,
    warnings: [],
  },
  lines: [
    {
      text: '4 pittas',
      role: 'ingredient',
      ingredient: { amount: '4', unit: 'whole', ingredient: 'pittas' },
    },
    { text: 'Fill 4 pittas with lettuce.', role: 'step', ingredient: null, doubt: DOUBT },
  ],
  source_url: null,
}

const noop = () => undefined

// RIMPORT-DOUBT-1
test('a doubtful line shows its reason, folded and open, until it is changed', () => {
  render(<ReviewForm answer={ANSWER} onBack={noop} onUse={noop} />)
  expect(screen.getByRole('status').textContent).toContain('1 line is worth a look.')
  // Its sentence is part of the button's name: screen readers read it when the line is focused.
  fireEvent.click(screen.getByRole('button', { name: /Change line 2, .*they don’t list “lettuce”/ }))
  const role = screen.getByRole('combobox', { name: 'Line 2 is' })
  expect(document.activeElement).toBe(role)
  const describedBy = role.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(describedBy)?.textContent).toBe(DOUBT)
  fireEvent.change(screen.getByRole('textbox', { name: 'Step, line 2' }), {
    target: { value: 'Fill 4 pittas.' },
  })
  expect(screen.queryByText(DOUBT)).toBeNull()
  expect(screen.getByRole('status').textContent).not.toContain('worth a look')
  expect(screen.getByRole('button', { name: /Change line 1, / }).textContent).not.toContain('Check')
})
