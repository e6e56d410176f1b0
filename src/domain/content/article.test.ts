import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Article, articleCreateSchema, articleUpdateSchema } from './article.ts'

const MINIMAL = { title: 'Soup', slug: 'soup' }

const STORED: Article = {
  id: 7,
  title: 'Soup',
  slug: 'soup',
  excerpt: 'Warm.',
  content: '# Soup\n\nWarm.',
  content_html: '<h2>Soup</h2>',
  featured_image_url: '/media/image/upload/x/v1/a',
  featured_image_alt: null,
  featured_image_public_id: 'blog/a',
  featured_image_version: '1',
  featured_image_color: '#ffffff',
  meta_title: null,
  meta_description: null,
  meta_keywords: ['soup'],
  category_id: 1,
  category_name: 'Nutrition',
  author_id: null,
  author_name: null,
  read_time_minutes: 5,
  difficulty_level: 'advanced',
  status: 'published',
  featured: true,
  notes_open: true,
  published_at: '2026-03-04T12:00:00.000Z',
  updated_at: '2026-03-05T12:00:00.000Z',
  view_count: 3,
}

test.each(['', ' ', '\u200b', '\u00ad\u2060 \ufeff', '\u3164'])('the title %j counts as missing', (title) => {
  expect(problemsOf({ ...MINIMAL, title })).toEqual(['title: Title is required'])
})

function problemsOf(body: unknown): string[] {
  const { error } = articleCreateSchema.safeParse(body)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

const REFUSED: [body: unknown, problem: string][] = [
  [{ slug: 'soup' }, 'title: Title is required'],
  [{ ...MINIMAL, title: null }, 'title: Title is required'],
  [{ ...MINIMAL, title: '  ' }, 'title: Title is required'],
  [{ ...MINIMAL, title: 5 }, 'title: Title must be text'],
  [{ ...MINIMAL, title: 'x'.repeat(201) }, 'title: Title can be at most 200 characters'],
  [{ ...MINIMAL, title: 'a\u0000b' }, 'title: Title contains characters that cannot be used'],
  [{ title: 'Soup' }, 'slug: Slug is required'],
  [{ ...MINIMAL, slug: '' }, 'slug: Slug is required'],
  [
    { ...MINIMAL, slug: 'Not a slug' },
    'slug: A slug is made of small letters a-z, digits and single hyphens',
  ],
  [{ ...MINIMAL, slug: 'new' }, 'slug: "new" is reserved; please choose another slug'],
  [{ ...MINIMAL, excerpt: 'x'.repeat(501) }, 'excerpt: Excerpt can be at most 500 characters'],
  [{ ...MINIMAL, content: 'a\u001bb' }, 'content: Content contains characters that cannot be used'],
  [{ ...MINIMAL, meta_title: 'x'.repeat(61) }, 'meta_title: Meta title can be at most 60 characters'],
  [
    { ...MINIMAL, meta_description: 'x'.repeat(161) },
    'meta_description: Meta description can be at most 160 characters',
  ],
  [{ ...MINIMAL, meta_keywords: 'a, b' }, 'meta_keywords: Keywords must be a list'],
  [{ ...MINIMAL, meta_keywords: ['x'.repeat(61)] }, 'meta_keywords.0: Keywords can be at most 60 characters'],
  [{ ...MINIMAL, read_time_minutes: 0 }, 'read_time_minutes: Read time must be a whole number from 1 to 60'],
  [{ ...MINIMAL, read_time_minutes: 61 }, 'read_time_minutes: Read time must be a whole number from 1 to 60'],
  [
    { ...MINIMAL, read_time_minutes: '5' },
    'read_time_minutes: Read time must be a whole number from 1 to 60',
  ],
  [
    { ...MINIMAL, read_time_minutes: 1.5 },
    'read_time_minutes: Read time must be a whole number from 1 to 60',
  ],
  [
    { ...MINIMAL, difficulty_level: 'easy' },
    'difficulty_level: Difficulty is beginner, intermediate or advanced',
  ],
  [{ ...MINIMAL, status: 'live' }, 'status: Status is draft, published or archived'],
  [{ ...MINIMAL, featured: 'yes' }, 'featured: Featured is true or false'],
  [{ ...MINIMAL, category_id: '1' }, 'category_id: Category must be the id of an existing one'],
  [{ ...MINIMAL, author_id: 0 }, 'author_id: Author must be the id of an existing one'],
  ...[
    'javascript:alert(1)',
    '//evil.example/x.png',
    '/\\evil.example',
    'x.png',
    'https://',
    'https://a b',
    'data:image/png,x',
  ].map((url): [unknown, string] => [
    { ...MINIMAL, featured_image_url: url },
    'featured_image_url: The picture’s address must begin with http, https or /',
  ]),
  [{ ...MINIMAL, featured_image_url: 5 }, 'featured_image_url: The picture’s address must be text'],
  [
    { ...MINIMAL, featured_image_public_id: '../secret' },
    'featured_image_public_id: The picture’s id can only hold letters, digits, hyphens, underscores, dots and slashes',
  ],
  [{ ...MINIMAL, featured_image_version: 'v1' }, 'featured_image_version: The picture’s version is a number'],
  [{ ...MINIMAL, featured_image_version: {} }, 'featured_image_version: The picture’s version is a number'],
  ...[
    'soon',
    '2026-03-04',
    '2026-02-30T12:00:00Z',
    '2026-03-04T12:00:00',
    5,
    '9999-12-31T23:59:59-01:00',
  ].map((published_at): [unknown, string] => [
    { ...MINIMAL, published_at },
    'published_at: This is not a date and time',
  ]),
  ['text', ': The request must be a JSON object'],
  [null, ': The request must be a JSON object'],
]

// CONTENT-SAVE-2
describe('a new article', () => {
  // ART-API-4
  test('gets the defaults', () => {
    expect(articleCreateSchema.parse(MINIMAL)).toEqual({
      ...MINIMAL,
      excerpt: '',
      content: '',
      read_time_minutes: null,
      difficulty_level: 'beginner',
      status: 'draft',
      featured: false,
      notes_open: true,
      published_at: null,
      featured_image_url: null,
      featured_image_alt: null,
      featured_image_public_id: null,
      featured_image_version: null,
      meta_title: null,
      meta_description: null,
      meta_keywords: [],
      category_id: null,
      author_id: null,
      ignored_findings: [],
    })
  })

  test('is trimmed; single-line fields are joined into one line, line breaks of a text are unified', () => {
    const parsed = articleCreateSchema.parse({
      ...MINIMAL,
      title: '  A\ttitle\r\nof two ',
      slug: ' soup ',
      content: '\r\n# One\r\n\r\n\ttwo \n',
      meta_title: ' ',
      meta_keywords: [' a ', '', 'a', 'b'],
      featured_image_url: ' ',
    })
    expect(parsed).toMatchObject({
      title: 'A title of two',
      slug: 'soup',
      content: '# One\n\n\ttwo',
      meta_title: null,
      meta_keywords: ['a', 'b'],
      featured_image_url: null,
    })
  })

  // API-INPUT-2
  test('counters and unknown fields are ignored', () => {
    const parsed = articleCreateSchema.parse({
      ...MINIMAL,
      view_count: 99,
      rating_average: 5,
      rating_count: 5,
      id: 3,
      extra: true,
    })
    for (const name of ['view_count', 'rating_average', 'rating_count', 'id', 'extra'])
      expect(parsed).not.toHaveProperty(name)
  })

  test('times are stored in UTC with milliseconds; a cleared time is null', () => {
    const timeOf = (published_at: unknown) =>
      articleCreateSchema.parse({ ...MINIMAL, published_at }).published_at
    expect(timeOf('2026-03-04T12:00:00+01:00')).toBe('2026-03-04T11:00:00.000Z')
    expect(timeOf('2026-03-04T12:00:00Z')).toBe('2026-03-04T12:00:00.000Z')
    expect([timeOf(null), timeOf('')]).toEqual([null, null])
  })

  test.each(['https://x.example/a.png', 'HTTP://x.example', '/media/a.png'])(
    'a picture may have the address %s',
    (url) => {
      expect(articleCreateSchema.parse({ ...MINIMAL, featured_image_url: url }).featured_image_url).toBe(url)
    },
  )

  test('the version of a picture may be given as a number', () => {
    expect(
      articleCreateSchema.parse({ ...MINIMAL, featured_image_version: 1712 }).featured_image_version,
    ).toBe('1712')
  })

  test('a lone surrogate becomes a replacement character, which every store can hold', () => {
    expect(articleCreateSchema.parse({ ...MINIMAL, title: 'a\ud800' }).title).toBe('a\ufffd')
  })

  test.each(REFUSED)('%o is refused: %s', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem])
  })

  test('every invalid field is reported, the title first', () => {
    expect(problemsOf({ featured: 1, meta_title: 'x'.repeat(61) })).toEqual([
      'title: Title is required',
      'slug: Slug is required',
      'meta_title: Meta title can be at most 60 characters',
      'featured: Featured is true or false',
    ])
  })
})

describe('a change of an article', () => {
  // CONTENT-SAVE-2
  test('contains only the fields it names', () => {
    expect(articleUpdateSchema.parse({ excerpt: 'New' })).toEqual({ excerpt: 'New' })
    expect(articleUpdateSchema.parse({ meta_title: null, featured: false })).toEqual({
      meta_title: null,
      featured: false,
    })
    expect(articleUpdateSchema.parse({})).toEqual({})
  })

  test('may be made from a complete article as it was read', () => {
    const {
      id: _,
      content_html: _html,
      featured_image_color: _color,
      category_name: _category,
      author_name: _author,
      view_count: _views,
      ...written
    } = STORED
    expect(articleUpdateSchema.parse(STORED)).toEqual(written)
  })

  test('names the version it was based on', () => {
    expect(articleUpdateSchema.parse({ updated_at: '2026-03-04T13:00:00+01:00' }).updated_at).toBe(
      '2026-03-04T12:00:00.000Z',
    )
    expect(articleUpdateSchema.parse({ updated_at: null }).updated_at).toBeUndefined()
    expect(articleUpdateSchema.safeParse({ updated_at: 'yesterday' }).success).toBe(false)
  })

  test('is validated like a new article', () => {
    expect(articleUpdateSchema.safeParse({ title: ' ' }).error?.issues[0]?.message).toBe('Title is required')
    expect(articleUpdateSchema.safeParse({ slug: 'edit' }).success).toBe(false)
  })
})

test('both schemas are named in the API description', () => {
  expect(z.toJSONSchema(articleCreateSchema, { io: 'input' }).$defs?.ArticleCreate).toMatchObject({
    required: ['title', 'slug'],
  })
  expect(z.toJSONSchema(articleUpdateSchema, { io: 'input' }).$defs?.ArticleUpdate).not.toHaveProperty(
    'required',
  )
})
