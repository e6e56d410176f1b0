import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { askSite } from '../../../../tests/support/ask-site.ts'
import { ADMIN_PASSWORD } from '../../../../tests/support/component-site.ts'
import { fakeCalls, noConnection } from '../../../../tests/support/fake-calls.ts'
import { type OpenedPage, openAdminPage, setSession, until } from '../../../../tests/support/open-page.tsx'
import { unique } from '../../../../tests/support/unique.ts'

const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const logInButton = () => screen.getByRole('button', { name: 'Secure Login' })
const heading = (name: string) => screen.getByRole('heading', { level: 1, name })
const address = () => location.pathname + location.search
/** Finds the sentence at the field, in its live region. */
const said = (words: string) =>
  screen.getAllByRole('alert').filter(({ textContent }) => textContent === words)

async function openLogin(search = ''): Promise<OpenedPage> {
  const page = await openAdminPage(`/admin/login${search}`, { session: 'none' })
  await until(password)
  return page
}

/** Begins a session for a test that ends it. */
async function beginSession(): Promise<string> {
  const login = await askSite('/api/auth/login', { method: 'POST', body: { password: ADMIN_PASSWORD } })
  return login.cookie ?? ''
}

// AUTH-PAGE-3
test('the page states its purpose and its protection', async () => {
  await openLogin()
  heading('Secure Admin Login')
  expect(document.title).toMatch(/^Login \|/)
  expect(password().autocomplete).toBe('current-password')
  expect(document.activeElement).toBe(password())
  expect(document.querySelectorAll('input')).toHaveLength(1)
  expect(screen.getAllByLabelText(/password/i)).toHaveLength(1)
  for (const words of [/24 hours of inactivity/, /rate limiting/, /CSRF/, /secure sessions/])
    expect(screen.getByRole('main').textContent).toMatch(words)
})

test('the password can be looked at', async () => {
  const { user } = await openLogin()
  await user.type(password(), 'something')
  expect(password().type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password().type).toBe('text')
  expect(password().value).toBe('something')
})

test.each(['', '1234567', '   short   '])('refuses “%s” without a request', async (typed) => {
  const asked = vi.fn(noConnection)
  fakeCalls(/^\/api\/auth\/login$/, asked)
  const { user } = await openLogin()
  if (typed) await user.type(password(), typed)
  await user.click(logInButton())
  expect(said('Please enter a valid password')).toHaveLength(1)
  expect(document.activeElement).toBe(password())
  expect(asked).not.toHaveBeenCalled()
  await user.keyboard('x')
  expect(said('Please enter a valid password')).toEqual([])
})

// AUTH-PAGE-3
test('a wrong password clears the field; the right one leads to the requested page', async () => {
  const { user } = await openAdminPage('/admin/recipes?q=bowl', { session: 'none' })
  await until(password)
  expect(address()).toBe('/admin/login?next=%2Fadmin%2Frecipes%3Fq%3Dbowl')
  await user.type(password(), 'not-her-password{Enter}')
  await until(() => expect(said('Invalid password. Please try again.')).toHaveLength(1))
  expect(password().value).toBe('')
  expect(document.activeElement).toBe(password())
  await user.type(password(), ADMIN_PASSWORD)
  expect(said('Invalid password. Please try again.')).toEqual([])
  await user.click(logInButton())
  await until(() => heading('Recipes'))
  expect(address()).toBe('/admin/recipes?q=bowl')
})

// AUTH-PAGE-1
test('the page shows that it is checking, and never redirects to another site', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  fakeCalls(/^\/api\/auth\/login$/, (_call, pass) => held.then(pass))
  const { user } = await openLogin('?next=%2F%2Fevil.example%2Fadmin')
  await user.type(password(), ADMIN_PASSWORD)
  await user.click(logInButton())
  expect(screen.getByRole('button', { name: 'Authenticating...' }).getAttribute('aria-disabled')).toBe('true')
  letGo()
  await until(() => expect(address()).toBe('/admin'))
})

test('with a session, the login leads to the dashboard', async () => {
  await openAdminPage('/admin/login')
  await until(() => expect(address()).toBe('/admin'))
})

// AUTH-PAGE-4
test('a session lost while writing is renewed by a login in place, without losing input', async () => {
  const { user } = await openAdminPage('/admin/categories')
  await until(() => screen.getByRole('list', { name: 'Categories' }))
  await user.click(screen.getByRole('button', { name: 'New category' }))
  const name = unique('Slow Sundays')
  const field = () => screen.getByLabelText<HTMLInputElement>('Name')
  await user.type(field(), name)
  setSession('none')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const again = within(await until(() => screen.getByRole('dialog', { name: 'Please log in again' })))
  await user.type(again.getByLabelText('Password'), ADMIN_PASSWORD)
  await user.click(again.getByRole('button', { name: 'Secure Login' }))
  await until(() => expect(screen.queryByRole('dialog', { name: 'Please log in again' })).toBeNull())
  expect(field().value).toBe(name)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await until(() => screen.getByText('Category saved successfully!'))
})

test('failed requests are repeated after logging in again', async () => {
  const { user } = await openAdminPage('/admin/categories')
  await until(() => screen.getByRole('list', { name: 'Categories' }))
  setSession('none')
  await user.click(screen.getAllByRole('link', { name: 'Authors' })[0] ?? document.body)
  const again = within(await until(() => screen.getByRole('dialog', { name: 'Please log in again' })))
  await user.type(again.getByLabelText('Password'), ADMIN_PASSWORD)
  await user.click(again.getByRole('button', { name: 'Secure Login' }))
  await until(() => screen.getByRole('list', { name: 'Authors' }))
})

test('logout ends the session', async () => {
  const cookie = await beginSession()
  const isOver = async () => (await askSite('/api/admin/overview', { cookie })).status === 401
  expect(await isOver()).toBe(false)
  const { user } = await openAdminPage('/admin/authors', { session: cookie })
  await until(() => screen.getAllByText('Admin User'))
  await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body)
  await until(password)
  heading('Secure Admin Login')
  expect(address()).toBe('/admin/login')
  expect(await isOver()).toBe(true)
  await openAdminPage('/admin', { session: cookie })
  await until(password)
  expect(address()).toBe('/admin/login')
})

// AUTH-PAGE-2
test('logout works on the device even if the request fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await openAdminPage('/admin/authors', { session: await beginSession() })
  fakeCalls(/^\/api\/auth\/logout$/, noConnection)
  await user.click((await until(() => screen.getAllByRole('button', { name: 'Logout' })))[0] ?? document.body)
  await until(password)
  within(screen.getAllByRole('alert').at(-1) ?? document.body).getByText('Logged out on this page only')
  history.back()
  await until(() => expect(address()).toBe('/admin/login?next=%2Fadmin%2Fauthors'))
  await until(password)
})
