'use client'

import { createContext, use } from 'react'

/** The `lang` of what the owner writes on the menu, where it is not that of the page. */
export const WrittenLanguage = createContext<string | undefined>(undefined)

export const useWrittenLanguage = () => use(WrittenLanguage)
