import { useColon, useIsText } from './format'
import { look } from './look'

type Fact = { label: string; value: string }

/** In letters. On a phone, a longer label leaves its value no room in one line. */
const longest = 22

export function Facts({ facts }: { facts: Fact[] }) {
  const colon = useColon()
  const isLong = facts.some(({ label }) => label.length > longest)
  if (useIsText()) return `${facts.map(({ label, value }) => `${label}${colon} ${value}`).join('\n')}\n\n`
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ marginBottom: 16 }}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th
              scope="row"
              align="left"
              className="soft"
              style={isLong ? { ...look.label, ...look.longLabel } : look.label}
            >
              {label}
            </th>
            <td className="ink" style={look.value}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
