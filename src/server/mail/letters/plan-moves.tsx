import { paint } from './paint.ts'
import { TEXT } from './styles.ts'

/** Today's moves and how much of each. */
export function PlanMoves({ moves }: { moves: { name: string; amount: string }[] }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '26px 0 20px' }}>
      <thead>
        <tr>
          <th scope="col" align="left" {...paint({ text: 'ink-2', line: 'ink' }, HEAD)}>
            Today's moves
          </th>
          <th scope="col" align="right" {...paint({ text: 'ink-2', line: 'ink' }, HEAD)}>
            How much
          </th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ name, amount }) => (
          <tr key={name}>
            <td {...paint({ text: 'ink', line: 'line' }, { ...CELL, paddingRight: 16, fontWeight: 600 })}>
              {name}
            </td>
            <td align="right" {...paint({ text: 'ink-2', line: 'line' }, CELL)}>
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const HEAD = {
  padding: '0 0 8px',
  borderStyle: 'solid',
  borderWidth: '0 0 2px',
  font: `13px/18px ${TEXT}`,
  fontWeight: 600,
} as const

const CELL = {
  padding: '11px 0',
  borderStyle: 'solid',
  borderWidth: '0 0 1px',
  font: `16px/22px ${TEXT}`,
  verticalAlign: 'top',
} as const
