import { createContext, type ReactNode, use } from 'react'

/** Every part renders as HTML and as text, so that one component makes the mail and its plain text. */
const Format = createContext<'html' | 'text'>('html')

export const AsText = ({ children }: { children: ReactNode }) => <Format value="text">{children}</Format>

export const useIsText = () => use(Format) === 'text'
