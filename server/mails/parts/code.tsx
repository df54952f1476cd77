import { useIsText } from './format'
import { look } from './look'

/** The digits have no separators, because people type or copy them. */
export function Code({ children }: { children: string }) {
  if (useIsText()) return `    ${children}\n\n`
  return (
    <p className="ink" style={look.code}>
      {children}
    </p>
  )
}
