import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeItem } from '../../../../../tests/support/ask-site.ts'
import { openAdminPage, until } from '../../../../../tests/support/open-page.tsx'

const dialog = () => within(screen.getByRole('dialog', { name: 'Workout' }))
const title = () => dialog().getByLabelText<HTMLInputElement>('Title')
const names = () =>
  dialog()
    .getAllByLabelText<HTMLTextAreaElement>('Name')
    .map(({ value }) => value)

async function openWorkout() {
  const { id } = await makeItem('articles', { content: 'Before.' })
  const { user } = await openAdminPage(`/admin/articles/edit/${id}`)
  const press = (name: string) => user.click(dialog().getByRole('button', { name }))
  const open = async () => {
    await user.click(await until(() => screen.getByRole('button', { name: 'Workout' })))
    await until(title)
  }
  const fill = async (label: string, text: string) => {
    await user.click(dialog().getByLabelText(label))
    await user.paste(text)
  }
  await open()
  return { user, open, press, fill }
}

// MOVE-FORM-3
test('input survives closing the dialog until it is discarded or inserted', async () => {
  const { user, open, press, fill } = await openWorkout()
  expect(dialog().queryByRole('button', { name: 'Discard changes' })).toBeNull()
  await fill('Title', 'Legs')
  await press('Cancel')
  await open()
  expect(title().value).toBe('Legs')
  await fill('Name', 'Squat')
  await user.keyboard('{Escape}')
  await open()
  expect(names()).toEqual(['Squat'])
  await press('Discard changes')
  expect(title().value).toBe('')
  expect(names()).toEqual([''])
  expect(document.activeElement).toBe(title())
  const discard = () => dialog().queryByRole('button', { name: 'Discard changes' })
  expect(discard()).toBeNull()
  await press('Cancel')
  await open()
  expect(discard()).toBeNull()
})

// MOVE-FORM-3
test('replacing moves by a pasted text can be undone', async () => {
  const { press, fill } = await openWorkout()
  await fill('Name', 'Lunge')
  await fill('The workout as you have it', '3 rounds: 10 squats, 30 s plank')
  await press('Read it')
  expect(names()).toEqual(['Squats', 'Plank'])
  await press('Undo')
  expect(names()).toEqual(['Lunge'])
  expect(document.activeElement).toBe(title())
  expect(dialog().queryByRole('button', { name: 'Undo' })).toBeNull()
})
