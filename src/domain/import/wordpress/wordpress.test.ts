import { expect, test } from 'vitest'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { readWxrItem } from './read-wxr.ts'
import { wordpressToHtml } from './wordpress-html.ts'
import { gatherReferences, readWxrHead, splitWxr } from './wxr-site.ts'

const HEAD = `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title>
<wp:base_blog_url>https://old.example.com</wp:base_blog_url>
<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>Ann</wp:author_display_name></wp:author>`

function read(inner: string) {
  const text = `${HEAD}<item><wp:status>publish</wp:status><guid>g1</guid><dc:creator>ann</dc:creator>${inner}</item></channel></rss>`
  const parts = splitWxr(text)
  const [[start, end] = [0, 0]] = parts.items
  const entry = readWxrItem(readWxrHead(parts), text.slice(start, end))
  if (entry.kind !== 'item') throw new Error(`Left out: ${entry.what}`)
  return entry.item
}

test('the first category is kept, further categories and tags become keywords', () => {
  const item = read(
    '<title>A</title><category domain="category" nicename="x"><![CDATA[Move &amp; rest]]></category><category domain="category">Food</category><category domain="post_tag">sun</category>',
  )
  expect(item).toMatchObject({ category: 'Move & rest', author: 'Ann', origin: 'wordpress:g1' })
  expect(item.fields?.input.meta_keywords).toEqual(['Food', 'sun'])
  expect(item.warnings).toEqual([
    'An article has one category here: “Move & rest” stays, Food become keywords.',
  ])
})

test('a date without a zone is UTC, a zero date is null, and comments are counted', () => {
  const item = read(
    '<title>A</title><wp:post_date_gmt>2023-05-01 08:00:00</wp:post_date_gmt><wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_approved>0</wp:comment_approved></wp:comment>',
  )
  expect(item.fields?.input.published_at).toBe('2023-05-01T08:00:00.000Z')
  expect([item.warnings, item.notes]).toEqual([['1 comment that was never approved stays behind.'], []])
  expect(
    read('<title>A</title><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>').fields?.input
      .published_at,
  ).toBeNull()
})

// IMPORT-DATE-1
test.each([
  ['<wp:post_date>2019-03-04 05:06:07</wp:post_date>', '2019-03-04T05:06:07.000Z'],
  ['<pubDate>Wed, 05 Apr 2023 14:42:38 +0000</pubDate>', '2023-04-05T14:42:38.000Z'],
  ['<pubDate>Mon, 30 Nov -0001 00:00:00 +0000</pubDate>', null],
])('a post without a date in UTC has the one it gives: %s', (dates, published_at) => {
  const item = read(`<title>A</title><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>${dates}`)
  expect(item.fields?.input.published_at).toBe(published_at)
})

// IMPORT-META-1
test.each([
  ['_yoast_wpseo_title', '_yoast_wpseo_metadesc'],
  ['rank_math_title', 'rank_math_description'],
  ['_aioseo_title', '_aioseo_description'],
  ['_seopress_titles_title', '_seopress_titles_desc'],
])('the texts for search engines are imported from %s and %s, without their variables', (title, words) => {
  const meta = (key: string, value: string) =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
  const metaOf = (...[given = '', about = '']: string[]) => {
    const { meta_title, meta_description } =
      read(`<title>A</title>${meta(title, given)}${meta(words, about)}`).fields?.input ?? {}
    return [meta_title, meta_description]
  }
  expect(metaOf('Soup &amp; bread', 'All of 50% rye')).toEqual(['Soup & bread', 'All of 50% rye'])
  for (const variable of ['%%title%%', '%title% %sep%', '#post_title #separator_sa'])
    expect(metaOf(`A ${variable}`, variable)).toEqual([null, null])
})

// IMPORT-PLAN-2
test.each([
  ['basic-post.html', 'basic-post'],
  ['blog/2023/04/05/dated-post', 'dated-post'],
])('Squarespace’s address %s gives the slug %s', (name, slug) => {
  const item = read(
    `<title>A</title><link>/blog/x/${name}</link><wp:post_name>${name}</wp:post_name><content:encoded><![CDATA[<img src="/s/a.jpg">]]></content:encoded>`,
  )
  expect([item.fields?.input.slug, item.warnings]).toEqual([slug, []])
  expect(item.old_paths).toEqual([`/blog/x/${name}`])
  expect(item.pictures).toEqual(['https://old.example.com/s/a.jpg'])
})

test('an author’s name is plain text', () => {
  const head = HEAD.replace('>Ann<', '><![CDATA[Ann &amp; Co]]><')
  expect(readWxrHead(splitWxr(`${head}</channel></rss>`)).authors.get('ann')).toBe('Ann & Co')
})

test('a tag inside CDATA does not end the item', () => {
  const item = read(
    '<title>A</title><content:encoded><![CDATA[<p>a </item> b</p><!DOCTYPE x>]]></content:encoded>',
  )
  expect(item.fields).toMatchObject({ input: { content: 'a b' } })
})

test('a classic text gets paragraphs, a block text keeps its own', () => {
  expect(wordpressToHtml('One\nline.\n\n<h2>Two</h2>\n\nThree').html).toBe(
    '<p>One<br>\nline.</p>\n<h2>Two</h2>\n<p>Three</p>',
  )
  expect(wordpressToHtml('<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->').html).not.toContain('<p><!--')
})

test('shortcodes are reported, captions kept, other words in brackets left unchanged', () => {
  const { html, warnings } = wordpressToHtml(
    '[gallery ids="1,2"] [sic] [1] [10:30] [amd-zlrecipe-recipe:5] [caption id="a"]<img src="b.jpg"> Cap[/caption] [embed]https://x.example[/embed]',
  )
  expect(html).toContain('<figure><img src="b.jpg"><figcaption>Cap</figcaption></figure>')
  expect(html).toContain('[sic] [1] [10:30]')
  expect(html).toContain('<a href="https://x.example">')
  expect(warnings).toEqual([
    'Left out, because only WordPress can fill it: [gallery], [amd-zlrecipe-recipe].',
  ])
})

// IMPORT-PLAN-2
test.each([
  [
    '<title></title><content:encoded><![CDATA[<p>Rain all day, and <b>soup</b>. More of it tomorrow.</p>]]></content:encoded>',
    'Rain all day, and soup',
    'rain-all-day-and-soup',
  ],
  [
    '<content:encoded><![CDATA[<img src="https://old.example.com/a.jpg">]]></content:encoded>',
    'Without a title',
    'without-a-title',
  ],
])('a post without a title is identified by its first words: %s', (inner, title, slug) => {
  const item = read(inner)
  expect(item).toMatchObject({ problem: null, title, fields: { input: { title, slug } } })
  expect(item.warnings).toContain(`It had no title; “${title}” stands for it.`)
})

test('words in brackets stay, and the players of WordPress become links', () => {
  const { html, warnings } = wordpressToHtml(
    '[photo by Jane] [sic] [audio mp3="https://old.example.com/a.mp3?_=1"][/audio] [video width="640" mp4="https://old.example.com/v.mp4"][/video]',
  )
  expect(html).toContain('[photo by Jane] [sic]')
  expect(html).toContain('<a href="https://old.example.com/a.mp3?_=1">')
  expect(html).toContain('<a href="https://old.example.com/v.mp4">')
  expect(warnings).toEqual([])
})

test('words in brackets that begin alike are prose in several lines too, a shortcode is not', () => {
  const { html, warnings } = wordpressToHtml('[note the rain\nstopped] [note]a[/note] [note-box id="1"]')
  expect(html).toContain('[note]a[/note]')
  expect(html).toContain('stopped]')
  expect(warnings).toEqual(['Left out, because only WordPress can fill it: [note-box].'])
})

test('players without an end are passed over at once', () => {
  const player = `[video ${'src=http://x/'.repeat(70)}${'a'.repeat(1_500)}`
  expect(wordpressToHtml(player.repeat(800)).warnings).toEqual([])
})

test('a post in a script that addresses cannot hold is imported under a plain one', () => {
  const item = read(
    '<title>朝の散歩</title><wp:post_name>%e6%9c%9d%e3%81%ae%e6%95%a3%e6%ad%a9</wp:post_name>',
  )
  expect(item).toMatchObject({ problem: null, title: '朝の散歩', fields: { input: { slug: 'article' } } })
})

test('a block in a classic text ends the preceding paragraph and begins the next', () => {
  const { html } = wordpressToHtml(
    'Above\n<h2>Head</h2>\n1 cup oats\n2 pears\n<pre>a\n\nb</pre>\n&nbsp;\n\nEnd',
  )
  expect(html).toBe(
    '<p>Above</p>\n<h2>Head</h2>\n<p>1 cup oats<br>\n2 pears</p>\n<pre>a\n\nb</pre>\n<p>&nbsp;</p>\n<p>End</p>',
  )
})

// IMPORT-TEXT-1
test('content in the settings of page builders is imported, forms are reported as lost', () => {
  const attachments = new Map([
    ['12', { url: 'https://old.example.com/12.jpg', alt: 'Soup', caption: '', parent: '' }],
  ])
  const { html, warnings } = wordpressToHtml(
    '[et_pb_image src="https://old.example.com/13.jpg"][/et_pb_image][vc_row][vc_column width="1/2"][vc_custom_heading text="Why &amp; how"][vc_single_image image="12"][et_pb_button button_url="https://x.example/go" button_text="Go" /][/vc_column][/vc_row][contact-form-7 id="1" title="Form"]',
    { attachments, recipes: new Map(), blocks: new Map(), postId: '' },
  )
  expect(html).toContain('<h3>Why &amp; how</h3>')
  expect(html).toContain('<img src="https://old.example.com/12.jpg" alt="Soup">')
  expect(html).toContain('<a href="https://x.example/go">Go</a>')
  expect(html).not.toContain('Form')
  expect(warnings).toEqual(['Left out, because only WordPress can fill it: [contact-form-7].'])
})

test('a shared block is filled from its own post, within the maximum length of a text', () => {
  const file = `${HEAD}<item><wp:post_id>55</wp:post_id><wp:post_type>wp_block</wp:post_type><content:encoded><![CDATA[<p>Shared</p>]]></content:encoded></item></channel></rss>`
  const parts = splitWxr(file)
  const site = readWxrHead(parts)
  for (const [start, end] of parts.items) gatherReferences(site, file.slice(start, end))
  const show = (blocks: Map<string, string>) =>
    wordpressToHtml('<!-- wp:block {"ref":55} /--><!-- wp:wp-recipe-maker/jump-to-recipe {"id":0} /-->', {
      ...site,
      blocks,
      postId: '',
    })
  expect(show(site.blocks)).toEqual({ html: '<p>Shared</p>', warnings: [] })
  expect(show(new Map([['55', 'x'.repeat(IMPORT_LIMITS.htmlLength)]])).warnings).toHaveLength(1)
})
