import type { Language } from '@/contract/languages'
import type es from '@/messages/es.json'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof es
  }
}
