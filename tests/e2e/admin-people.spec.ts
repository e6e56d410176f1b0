import { askAdmin, SAME_ORIGIN, coachTest as test } from './admin-fixtures.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

// The list and the inbox are the whole site's: one test after the other.
test.describe.configure({ mode: 'default' })

test('an answer is written below the message, outlives a reload and a lost line, and is sent by keys', async ({
  page,
  problems,
}) => {
  const sent = await page.request.post('/api/contact', {
    data: {
      ...{
        firstName: 'Anna',
        lastName: 'Berg',
        email: 'anna-of-the-mat@example.com',
        subject: 'A mat for Friday?',
      },
      message: 'Hello Maya,\n\nis there a place left?',
    },
    headers: SAME_ORIGIN,
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  await page.goto('/admin/messages')
  await page.getByRole('link', { name: 'A mat for Friday?' }).click()
  const answer = page.getByRole('textbox', { name: 'Your answer to Anna' })
  await answer.fill('Hello Anna,\n\nyes, there is.')
  await expect(page.getByText('Kept on this device.')).toBeVisible()
  await page.reload()
  await expect(answer).toHaveValue('Hello Anna,\n\nyes, there is.')
  expect(await findViolations(page)).toEqual([])

  await page.route('**/reply', (route) => route.abort())
  await answer.press('ControlOrMeta+Enter')
  await expect(page.getByText(/It was not sent.*Your text is still here/)).toBeVisible()
  await expect(answer).toHaveValue('Hello Anna,\n\nyes, there is.')
  await page.unroute('**/reply')
  problems.length = 0

  await answer.press('ControlOrMeta+Enter')
  const given = page.getByRole('article', { name: 'Your answer' })
  await expect(given.getByText('yes, there is.')).toBeVisible()
  await expect(given.getByText(/^Sent on/)).toBeVisible()
  await expect(answer).toHaveValue('')
  const open = page.getByRole('region', { name: 'Message' })
  await expect(open.getByText('Answered', { exact: true })).toBeVisible()
  await page.reload()
  await expect(given).toHaveCount(1)
  await expect(answer).toHaveValue('')
})

test('a letter with names goes to those with a tag, and says how many that are before and after', async ({
  page,
}) => {
  const csv = 'email,name,tags\na@example.com,Anna,run\nb@example.com,,run yoga\nc@example.com,Cleo,yoga\n'
  const { subscribers } = await askAdmin(page, 'GET', '/subscribers?limit=500')
  for (const { id } of subscribers) await askAdmin(page, 'DELETE', `/subscribers/${id}`)
  await askAdmin(page, 'POST', '/subscribers/import', { csv, consent: true, dry_run: false })

  await page.goto('/admin/issues/new')
  const text = page.getByRole('textbox', { name: 'The letter' })
  await page.getByRole('textbox', { name: 'Subject' }).fill('Soup for ')
  await page.getByRole('button', { name: 'First name…' }).click()
  const asking = page.getByRole('dialog', { name: 'The reader’s first name' })
  await asking.getByRole('textbox').fill('you')
  await asking.getByRole('button', { name: 'Put it in' }).click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Soup for {first_name|you}')
  await text.click()
  await page.keyboard.type('Hello ')
  await page.getByRole('button', { name: 'First name…' }).click()
  await asking.getByRole('textbox').fill('friend')
  await asking.getByRole('button', { name: 'Put it in' }).click()
  await page.keyboard.type(', and {name}')
  await expect(page.getByText('“{name}” is not known')).toBeVisible()
  const preview = page.getByLabel('Preview of the text')
  await expect(preview.getByText('Hello friend, and')).toBeVisible()
  await page.getByRole('group', { name: 'As it reaches' }).getByRole('button', { name: 'Anna' }).click()
  await expect(preview.getByText('Hello Anna, and')).toBeVisible()

  await page.getByRole('button', { name: /^run/ }).click()
  await expect(page.getByText('Goes to 2 of 3 people: whoever has this tag.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await findDarkViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Send (now|to \d+ (person|people))…$/ }).click()
  // Named and not sent: the dialog does not even open.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  for (let key = 0; key < ', and {name}'.length; key++) await page.keyboard.press('Backspace')
  await page.getByRole('button', { name: /^Send (now|to \d+ (person|people))…$/ }).click()
  const confirm = page.getByRole('dialog', { name: 'Send to 2 people now?' })
  await expect(confirm.getByText('Goes to 2 of 3 people')).toBeVisible()
  await confirm.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Gone out to 2 people')).toBeVisible()
  const { letters } = await askAdmin(page, 'GET', '/outbox?kind=newsletter_issue')
  expect(letters.map(({ recipient }: { recipient: string }) => recipient).sort()).toEqual([
    'a@example.com',
    'b@example.com',
  ])
})
