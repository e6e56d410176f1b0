import { describe, expect, test } from 'vitest'
import { embedAddress, findVideoLinks, readVideoLink, videoKey, watchAddress } from './video-link.ts'

const youtube = (start = 0, id = 'dQ_w4-9WgXc') => ({ provider: 'youtube', id, hash: null, start })
const vimeo = (hash: string | null = null, start = 0) => ({ provider: 'vimeo', id: '76979871', hash, start })

// VIDEO-LINK-1
test.each([
  ['https://www.youtube.com/watch?v=dQ_w4-9WgXc', youtube()],
  ['http://youtube.com/watch?v=dQ_w4-9WgXc', youtube()],
  ['HTTPS://WWW.YOUTUBE.COM/watch?v=dQ_w4-9WgXc', youtube()],
  ['www.youtube.com/watch?v=dQ_w4-9WgXc', youtube()],
  ['//www.youtube.com/watch?v=dQ_w4-9WgXc', youtube()],
  ['  https://youtu.be/dQ_w4-9WgXc  ', youtube()],
  ['https://youtu.be/dQ_w4-9WgXc?si=abc&t=90', youtube(90)],
  ['https://m.youtube.com/watch?v=dQ_w4-9WgXc&feature=share', youtube()],
  ['https://music.youtube.com/watch?v=dQ_w4-9WgXc&list=RDAMVM', youtube()],
  ['https://www.youtube.com/watch?list=PL123&v=dQ_w4-9WgXc&index=2', youtube()],
  ['https://www.youtube.com/shorts/dQ_w4-9WgXc', youtube()],
  ['https://www.youtube.com/live/dQ_w4-9WgXc?feature=share', youtube()],
  ['https://www.youtube.com/embed/dQ_w4-9WgXc?start=42&autoplay=1', youtube(42)],
  ['https://www.youtube-nocookie.com/embed/dQ_w4-9WgXc', youtube()],
  ['https://youtu.be/dQ_w4-9WgX_', youtube(0, 'dQ_w4-9WgX_')],
  ['https://www.youtube.com/watch?v=dQ_w4-9WgXc&t=1m30s', youtube(90)],
  ['https://www.youtube.com/watch?v=dQ_w4-9WgXc&t=1h2m3s', youtube(3723)],
  ['https://www.youtube.com/watch?v=dQ_w4-9WgXc#t=12s', youtube(12)],
  ['https://www.youtube.com/watch?v=dQ_w4-9WgXc&t=soon', youtube()],
  ['https://vimeo.com/76979871', vimeo()],
  ['https://vimeo.com/76979871/8272103f6e', vimeo('8272103f6e')],
  ['https://vimeo.com/76979871?h=8272103f6e&share=copy#t=1m5s', vimeo('8272103f6e', 65)],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1', vimeo('8272103f6e')],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo()],
  ['https://vimeo.com/groups/dance/videos/76979871', vimeo()],
  ['https://vimeo.com/showcase/123/video/76979871', vimeo()],
])('%s is recognized as a film', (address, expected) => {
  expect(readVideoLink(address)).toEqual(expected)
})

// VIDEO-LINK-2
test.each([
  ...[
    '',
    'dance',
    'https://example.com/watch?v=dQ_w4-9WgXc',
    'https://youtube.com',
    'https://vimeo.com/about',
  ],
  ...['https://www.youtube.com/@maya', 'https://www.youtube.com/playlist?list=PL123', 'https://vimeo.com/0'],
  ...['https://www.youtube.com/embed/videoseries?list=PL1', 'https://www.youtube.com/watch?v=short'],
  // Hosts that only look similar.
  ...['https://youtube.com.evil.example/watch?v=dQ_w4-9WgXc', 'https://evil-youtube.com/watch?v=dQ_w4-9WgXc'],
  ...['https://youtube.com@evil.example/watch?v=dQ_w4-9WgXc', 'https://a:b@youtu.be/dQ_w4-9WgXc'],
  ...['https://evil.example/#https://youtu.be/dQ_w4-9WgXc', 'https://youtu.be:8443/dQ_w4-9WgXc'],
  ...['https:\\\\youtu.be\\dQ_w4-9WgXc', 'https://xn--youtube-.com/watch?v=dQ_w4-9WgXc'],
  ...[
    'javascript:alert(1)//youtu.be/dQ_w4-9WgXc',
    'data:text/html,https://youtu.be/dQ_w4-9WgXc',
    'ftp://youtu.be/dQ_w4-9WgXc',
  ],
  // Characters that would break out of an attribute or an address.
  ...[
    'https://youtu.be/dQ_w4-9WgX"',
    'https://www.youtube.com/watch?v="><script>',
    'https://youtu.be/dQ_w4-9WgXc/../x',
  ],
  ...['https://vimeo.com/76979871/../../evil', `https://youtu.be/dQ_w4-9WgXc?${'x'.repeat(600)}`],
])('%s stays a link', (address) => {
  expect(readVideoLink(address)).toBeNull()
})

test('an invalid hash is dropped', () => {
  expect(readVideoLink('https://player.vimeo.com/video/76979871?h=%22%3E%3Cscript%3E')).toEqual(vimeo())
})

describe('addresses', () => {
  const read = (address: string) => {
    const link = readVideoLink(address)
    if (!link) throw new Error(`${address} is no film`)
    return link
  }

  // VIDEO-LINK-3
  test.each([
    ['https://youtu.be/dQ_w4-9WgXc?t=90', 'https://www.youtube.com/watch?v=dQ_w4-9WgXc&t=90s'],
    ['https://vimeo.com/76979871/8272103f6e#t=5s', 'https://vimeo.com/76979871/8272103f6e#t=5s'],
  ])('%s has a canonical address, which is read as the same film', (address, spelling) => {
    expect(watchAddress(read(address))).toBe(spelling)
    expect(read(spelling)).toEqual(read(address))
  })

  test.each([
    [
      'https://youtu.be/dQ_w4-9WgXc',
      false,
      'https://www.youtube-nocookie.com/embed/dQ_w4-9WgXc?rel=0&playsinline=1',
    ],
    [
      'https://youtu.be/dQ_w4-9WgXc?t=90',
      true,
      'https://www.youtube-nocookie.com/embed/dQ_w4-9WgXc?rel=0&playsinline=1&start=90&autoplay=1',
    ],
    ['https://vimeo.com/76979871', false, 'https://player.vimeo.com/video/76979871?dnt=1'],
    [
      'https://vimeo.com/76979871/8272103f6e#t=5s',
      true,
      'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e&autoplay=1#t=5s',
    ],
  ])('%s is played (autoplay: %s) at %s', (address, autoplay, player) => {
    expect(embedAddress(read(address), autoplay)).toBe(player)
  })

  test('a film has the same key whatever its start time', () => {
    expect(videoKey(read('https://youtu.be/dQ_w4-9WgXc?t=9'))).toBe('youtube:dQ_w4-9WgXc')
    expect(videoKey(read('https://vimeo.com/76979871/8272103F6E'))).toBe('vimeo:76979871:8272103f6e')
  })
})

test('the films of a text are found once each, in every form of a line', () => {
  const text = `Words https://youtu.be/aaaaaaaaaaa

https://youtu.be/bbbbbbbbbb_
<https://youtu.be/ccccccccccc?t=5>\r
[Dance along](https://vimeo.com/123)
https://youtu.be/bbbbbbbbbb_?t=9
- https://youtu.be/ddddddddddd
`
  expect(findVideoLinks(text).map(videoKey)).toEqual([
    'youtube:bbbbbbbbbb_',
    'youtube:ccccccccccc',
    'vimeo:123',
  ])
  expect(findVideoLinks(`https://youtu.be/${'['.repeat(100_000)}`)).toEqual([])
})
