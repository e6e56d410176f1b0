import { describe, expect, it } from 'vitest'
import { sourceOf } from './source.ts'

const siteUrl = 'https://coach.example'

// STAT-SOURCE-1
describe('where a visitor came from', () => {
  it.each([
    ['https://www.google.com/', 'search', 'Google'],
    ['https://www.google.co.uk/search?q=dal', 'search', 'Google'],
    ['https://duckduckgo.com/', 'search', 'DuckDuckGo'],
    ['https://uk.search.yahoo.com/', 'search', 'Yahoo'],
    ['https://l.instagram.com/?u=x', 'social', 'Instagram'],
    ['https://m.facebook.com/', 'social', 'Facebook'],
    ['https://t.co/abc', 'social', 'X'],
    ['https://www.pinterest.se/pin/1', 'social', 'Pinterest'],
    ['https://x.com/', 'social', 'X'],
    ['android-app://com.instagram.android/', 'social', 'Instagram'],
    ['android-app://com.reddit.frontpage/', 'social', 'Reddit'],
    ['android-app://com.google.android.gm/', 'letter', ''],
    ['https://mail.google.com/', 'letter', ''],
    ['https://outlook.live.com/', 'letter', ''],
    ['https://www.happy-kitchens.example/best', 'site', 'happy-kitchens.example'],
    ['https://google.shop.example/', 'site', 'google.shop.example'],
    ['https://notgoogle.com/', 'site', 'notgoogle.com'],
    ['https://box.com/x.com', 'site', 'box.com'],
    ['https://my.x.org/', 'site', 'my.x.org'],
    ['', 'direct', ''],
    ['about:blank', 'direct', ''],
    ['javascript:alert(1)', 'direct', ''],
    ['not an address', 'direct', ''],
    [`https://a.example/${'x'.repeat(100_000)}`, 'direct', ''],
  ])('%s', (referrer, kind, name) => {
    expect(sourceOf(referrer, { siteUrl })).toEqual({ kind, name })
  })

  it('is not a source within the site', () => {
    expect(sourceOf('https://coach.example/blog', { siteUrl })).toBeNull()
    expect(sourceOf('https://coach.example.evil.example/', { siteUrl })?.kind).toBe('site')
  })

  it('is a letter if the link says so, whatever the referrer', () => {
    const query = 'utm_source=newsletter&utm_medium=email'
    expect(sourceOf('https://www.google.com/', { siteUrl, query })?.kind).toBe('letter')
    expect(sourceOf(null, { siteUrl, query: 'letter=october' })?.kind).toBe('letter')
    expect(sourceOf(null, { siteUrl, query: 'utm_source=ig&utm_medium=social' })).toEqual({
      kind: 'social',
      name: 'Instagram',
    })
  })

  it('truncates an overlong name', () => {
    expect(sourceOf(`https://${'a'.repeat(63)}.${'b'.repeat(63)}.example/`, { siteUrl })?.name.length).toBe(
      100,
    )
  })
})
