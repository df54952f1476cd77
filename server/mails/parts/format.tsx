import { createContext, type ReactNode, use } from 'react'

/** Every part knows how to be both, so that one component is the mail and its plain text. */
const Format = createContext<'html' | 'text'>('html')

export const AsText = ({ children }: { children: ReactNode }) => <Format value="text">{children}</Format>

export const useIsText = () => use(Format) === 'text'
