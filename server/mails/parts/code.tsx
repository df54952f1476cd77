import { useIsText } from './format'
import { look } from './look'

/** Digits to be read and typed or copied, so nothing stands between them. */
export function Code({ children }: { children: string }) {
  if (useIsText()) return `    ${children}\n\n`
  return (
    <p className="ink" style={look.code}>
      {children}
    </p>
  )
}
