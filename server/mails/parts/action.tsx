import { useColon, useIsText } from './format'
import { look } from './look'

/** The mail's main button. A table cell adds the padding, because Outlook ignores the padding of a link. */
export function Action({ href, label }: { href: string; label: string }) {
  const colon = useColon()
  if (useIsText()) return `${label}${colon}\n${href}\n\n`
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={look.action}>
      <tbody>
        <tr>
          <td className="button" align="center" style={look.buttonCell}>
            <a href={href} style={look.button}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
