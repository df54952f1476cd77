import { createContext, type ReactNode, use } from 'react'
import { firstLanguage, type Language } from '@/contract/languages'

/** Every part renders as HTML and as text, so that one component makes the mail and its plain text. */
const Format = createContext<'html' | 'text'>('html')
const MailLanguage = createContext<Language>(firstLanguage)

type Props = { language: Language; children: ReactNode }

export const AsHtml = ({ language, children }: Props) => (
  <MailLanguage value={language}>{children}</MailLanguage>
)

export const AsText = ({ language, children }: Props) => (
  <MailLanguage value={language}>
    <Format value="text">{children}</Format>
  </MailLanguage>
)

export const useIsText = () => use(Format) === 'text'

/** Behind a label. French has a narrow space before it. */
export const useColon = () => (use(MailLanguage) === 'fr' ? '\u202f:' : ':')

/** The language of the mail. */
export const useLanguage = () => use(MailLanguage)
