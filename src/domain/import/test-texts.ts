import { lexicalToHtml, mobiledocToHtml } from './ghost/ghost-formats.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { pastedToMarkdown } from './pasted-html.ts'
import { wordpressToHtml } from './wordpress/wordpress-html.ts'

const OLD = 'https://old.example.com'

const WORDPRESS = [
  `A classic text
with a line that ends.

<h2>Why &amp; how</h2>

[caption id="a" align="left"]<img src="${OLD}/a.jpg" alt="A mat"> On the mat[/caption]
<blockquote>You are <em>arriving</em>.</blockquote>
[gallery ids="1,2"]
Read <a href="${OLD}/2023/05/more/">more</a> , and stretch stretch .`,
  `<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">In a hour</h3><!-- /wp:heading -->
<!-- wp:list {"ordered":true} --><ol><li>One<!-- wp:list --><ul><li>within</li></ul><!-- /wp:list --></li><li>Two</li></ol><!-- /wp:list -->
<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>Food</th><th>g</th></tr></thead><tbody><tr><td>Oats | rye</td><td><strong>40</strong></td></tr></tbody></table><figcaption>Per day</figcaption></figure><!-- /wp:table -->
<!-- wp:embed {"url":"https://youtu.be/aB_cdefghi_"} --><figure class="wp-block-embed"><div>https://youtu.be/aB_cdefghi_</div></figure><!-- /wp:embed -->
<!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><p>Left</p></div><div class="wp-block-column"><p>Right</p></div></div><!-- /wp:columns -->
<!-- wp:code --><pre class="wp-block-code"><code>let x = "\`\`\`"
* not a list</code></pre><!-- /wp:code -->
<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->
<!-- wp:html --><div style="color:red">Raw <script>alert(1)</script></div><!-- /wp:html -->
<!-- wp:buttons --><div><a class="wp-block-button__link" href="/book">Book</a></div><!-- /wp:buttons -->`,
]

const GHOST = [
  mobiledocToHtml(
    JSON.stringify({
      version: '0.3.1',
      markups: [['strong'], ['a', ['href', 'https://x.example/?a=1&b=2']]],
      atoms: [['soft-return', '', {}]],
      cards: [
        ['image', { src: `${OLD}/b.png`, alt: 'Image of a lake', caption: 'At <b>dawn</b>' }],
        ['markdown', { markdown: '* star\n* list\n\n1) one' }],
        ['hr', {}],
      ],
      sections: [
        [1, 'h2', [[0, [], 0, '1. A heading like a list']]],
        [
          1,
          'p',
          [
            [0, [0], 1, 'Bold'],
            [1, [], 0, 0],
            [0, [1], 1, 'a link_'],
            [0, [], 0, ' # * _ '],
          ],
        ],
        [10, 0],
        [10, 1],
        [10, 2],
        [3, 'ul', [[[0, [], 0, '- dash']], [[0, [], 0, '[ ] box']]]],
      ],
    }),
  ),
  lexicalToHtml(
    JSON.stringify({
      root: {
        children: [
          {
            type: 'extended-heading',
            tag: 'h3',
            children: [{ type: 'extended-text', text: 'Cures pain', format: 1 }],
          },
          {
            type: 'paragraph',
            children: [
              { type: 'extended-text', text: 'Lose 5 kg in a week ', format: 2 },
              {
                type: 'link',
                url: 'https://x.example/(a)',
                children: [{ type: 'extended-text', text: 'here', format: 0 }],
              },
              { type: 'linebreak' },
              { type: 'extended-text', text: '  two  spaces', format: 0 },
            ],
          },
          {
            type: 'list',
            listType: 'number',
            start: 3,
            tag: 'ol',
            children: [
              {
                type: 'listitem',
                value: 3,
                children: [{ type: 'extended-text', text: 'three', format: 16 }],
              },
            ],
          },
        ],
      },
    }),
  ),
]

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"></head><body>
<h1>My hips<o:p></o:p></h1><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Stand up<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>slowly<o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Food</b></p></td><td><p class=MsoNormal><b>Grams</b></p></td></tr><tr><td><p class=MsoNormal>Oats</p></td><td><p class=MsoNormal>40</p></td></tr></table>
<p class=MsoQuote><i>You are arriving.</i></p></body></html>`

/** Texts as the imports and a paste from Word write them, for the tests of what reads and shows them. */
export const IMPORTED_TEXTS: readonly string[] = [
  ...WORDPRESS.map((content) => wordpressToHtml(content).html),
  ...GHOST,
]
  .map((html) => htmlToMarkdown(html, OLD).markdown)
  .concat(pastedToMarkdown(WORD, 'https://coach.example').markdown)
