import { describe, expect, test } from 'vitest'
import { joinComments, markAuthors } from './comments.ts'
import { readCommentsTable } from './comments-table.ts'
import { isDisqus, readDisqus } from './disqus.ts'

const post = (id: number, text: string, more = '') =>
  `<post dsq:id="${id}"><id /><message><![CDATA[${text}]]></message><createdAt>2022-03-0${id}T08:00:00Z</createdAt><isDeleted>false</isDeleted><isSpam>false</isSpam><author><email>Eva@Example.com</email><name>Eva &amp; Tom</name></author><thread dsq:id="7" />${more}</post>`

const disqus = (posts: string) => `<?xml version="1.0" encoding="utf-8"?>
<disqus xmlns="http://disqus.com" xmlns:dsq="http://disqus.com/disqus-internals">
<category dsq:id="1"><forum>annas-kitchen</forum><title>General</title></category>
<thread dsq:id="7"><id>12</id><forum>annas-kitchen</forum><category dsq:id="1" /><link>https://old.example/dal/</link><title>Dal</title></thread>
${posts}</disqus>`

// IMPORT-NOTE-3
describe('an export of Disqus', () => {
  test('is distinguished from other XML', () => {
    expect(isDisqus(disqus(''))).toBe(true)
    expect(isDisqus('<?xml version="1.0"?><rss><channel><disqus></disqus></channel></rss>')).toBe(false)
  })

  test('gives its comments by address, without deleted ones and spam', () => {
    const gone = post(3, 'Gone.').replace('<isDeleted>false', '<isDeleted>true')
    const spam = post(4, 'Buy.').replace('<isSpam>false', '<isSpam>true')
    const file = readDisqus(
      disqus(
        post(1, '<p>So good.</p><p>Twice.</p>') + post(2, 'Yes.', '<parent dsq:id="1" />') + gone + spam,
      ),
    )
    expect(file).toMatchObject({ source: 'disqus', site_name: 'annas-kitchen' })
    expect(file.left_out).toEqual(
      new Map([
        ['deleted comment', 1],
        ['spam comment', 1],
      ]),
    )
    expect(file.threads).toEqual([
      {
        url: 'https://old.example/dal/',
        comments: [
          expect.objectContaining({
            key: 'disqus:1',
            parent: '',
            name: 'Eva & Tom',
            email: 'eva@example.com',
            text: 'So good.\nTwice.',
            created_at: '2022-03-01T08:00:00.000Z',
          }),
          expect.objectContaining({ key: 'disqus:2', parent: '1', text: 'Yes.' }),
        ],
      },
    ])
  })

  test('that is truncated is refused with a sentence', () => {
    expect(() => readDisqus(disqus(post(1, 'So good.')).slice(0, -60))).toThrow(/breaks off in the middle/)
  })
})

// IMPORT-NOTE-3
describe('a table of comments', () => {
  const names = ['post_url', 'name', 'email', 'created_at', 'text', 'parent', 'rating']

  test('is read by its column names, with parents resolved by row', () => {
    const file = readCommentsTable([
      names,
      ['https://old.example/dal', 'Eva', 'E@x.example', '2022-03-01 08:00:00', 'Good', '', '5'],
      ['https://old.example/dal', 'Anna', '', '2022-03-02', 'Thank you', '1', ''],
    ])
    expect(file?.threads).toMatchObject([
      {
        url: 'https://old.example/dal',
        comments: [
          { id: '1', email: 'e@x.example', created_at: '2022-03-01T08:00:00.000Z', rating: 5 },
          { id: '2', parent: '1', created_at: '2022-03-02T00:00:00.000Z', rating: null },
        ],
      },
    ])
  })

  test('is read with the column names of Ghost and others; hidden comments are omitted', () => {
    const file = readCommentsTable([
      ['ID', 'Member Name', 'html', 'In reply to id', 'status', 'Post URL'],
      ['c1', 'Eva', '<p>Good &amp; quick</p>', '', 'published', '/dal/'],
      ['c2', 'Tom', '<p>No</p>', 'c1', 'hidden', '/dal/'],
    ])
    expect(file?.threads).toMatchObject([
      { url: '/dal/', comments: [{ id: 'c1', key: 'comments:/dal/#c1', name: 'Eva', text: 'Good & quick' }] },
    ])
    expect(file?.left_out).toEqual(new Map([['hidden comment', 1]]))
  })

  test('is not recognized in a table of something else', () => {
    expect(
      readCommentsTable([
        ['email', 'name'],
        ['a@b.example', 'Eva'],
      ]),
    ).toBeNull()
    expect(readCommentsTable([])).toBeNull()
  })

  test('gives the same comments in another order', () => {
    const rows = [
      ['/dal', 'Eva', '', '2022-03-01', 'Good', '', ''],
      ['/dal', 'Tom', '', '2022-03-02', 'Very', '', ''],
    ]
    const keysOf = (lines: string[][]) =>
      readCommentsTable([names, ...lines])
        ?.threads.flatMap(({ comments }) => comments.map(({ key }) => key))
        .sort()
    expect(keysOf(rows.toReversed())).toEqual(keysOf(rows))
  })
})

// IMPORT-NOTE-1
test('replies by the coach become answers, whatever the case of the name; replies by readers are flattened', () => {
  const comment = { email: '', rating: null, isAuthors: false }
  const notes = joinComments(
    markAuthors(
      [
        {
          ...comment,
          id: '2',
          key: 'k2',
          parent: '1',
          name: 'ANNA  Lee',
          text: 'Thank you',
          created_at: '2022-01-02',
        },
        { ...comment, id: '1', key: 'k1', parent: '', name: 'Eva', text: 'Good', created_at: '2022-01-01' },
        {
          ...comment,
          id: '3',
          key: 'k3',
          parent: '2',
          name: 'Tom',
          text: 'Indeed',
          created_at: '2022-01-03',
        },
      ],
      new Set(['anna lee']),
    ),
  )
  expect(notes).toMatchObject([
    { origin: 'k1', name: 'Eva', answer: { text: 'Thank you' } },
    { origin: 'k3', name: 'Tom', answer: null },
  ])
})
