import { useIsText } from './format'
import { look } from './look'

/** The one thing to do. The room around its words is a cell's besides: Outlook gives a link none. */
export function Action({ href, label }: { href: string; label: string }) {
  if (useIsText()) return `${label}:\n${href}\n\n`
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
