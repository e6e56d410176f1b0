import { Column } from '@react-email/column'
import { Heading } from '@react-email/heading'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { LetterSite } from '../../../domain/mail/letter-props.ts'
import { Brand, UNSEEN_BY_OUTLOOK } from './brand.tsx'
import type { Letter } from './letter.ts'
import { paint } from './paint.ts'
import { SUNS } from './palette.ts'
import { DISPLAY, TEXT } from './styles.ts'

/** Side by side they fill the sheet. */
const WORDS_WIDTH = 400
const SUN_WIDTH = 200

/** The coloured paper at the top: whose letter it is, what it is about, and a sun that rises from its edge. */
export function Opening({ letter, site }: { letter: Letter; site: LetterSite }) {
  return (
    <Section {...paint({ back: `surface-${letter.field}` }, { borderRadius: '10px 10px 0 0' }, 'sheet')}>
      <Row>
        <Column className="side" style={{ padding: '26px 32px 0' }}>
          <Brand site={site} />
        </Column>
      </Row>
      <Row>
        {/* Boxes in a line rather than columns: where there is no room the sun comes below, without media queries too. */}
        <Column style={{ fontSize: 0, textAlign: 'left' }}>
          <div className="words" style={{ ...BOX, maxWidth: WORDS_WIDTH }}>
            <div className="side title-room" style={{ padding: '44px 0 38px 32px' }}>
              <Title letter={letter} />
            </div>
          </div>
          <div className="sun" style={{ ...BOX, maxWidth: SUN_WIDTH, ...UNSEEN_BY_OUTLOOK }}>
            <div className="side" style={{ padding: '0 32px 0 16px' }}>
              <Sun colour={SUNS[letter.field]} />
            </div>
          </div>
        </Column>
      </Row>
    </Section>
  )
}

const BOX = { display: 'inline-block', width: '100%', verticalAlign: 'bottom' } as const

function Title({ letter: { eyebrow, title } }: { letter: Letter }) {
  return (
    <>
      {eyebrow && (
        <Text {...paint({ text: 'on-field-2' }, { margin: '0 0 8px', font: `15px/22px ${TEXT}` })}>
          {eyebrow}
        </Text>
      )}
      <Heading
        as="h1"
        {...paint(
          { text: 'on-field' },
          {
            margin: 0,
            font: `bold 40px/1.12 ${DISPLAY}`,
            letterSpacing: '-.02em',
            wordBreak: 'break-word',
            textWrap: 'balance',
          },
          'title',
        )}
      >
        {title}
      </Heading>
    </>
  )
}

function Sun({ colour }: { colour: string }) {
  return (
    <table role="presentation" aria-hidden="true" align="right" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td style={{ fontSize: 0, lineHeight: 0 }}>
            <div style={{ width: 152, height: 76, borderRadius: '76px 76px 0 0', backgroundColor: colour }} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
