import type { Language } from '@/contract/languages'
import { inEachLanguage } from '../../language/formats'
import { ca } from './ca'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { eu } from './eu'
import { fr } from './fr'
import { gl } from './gl'
import type { Guide } from './guide'

const guides: Record<Language, Guide> = { es, ca, gl, eu, en, fr, de }

/** The guide in the language of the page. */
export const menuGuide = inEachLanguage((_, language) => guides[language])

export const guidePath = '/que-es-el-menu-del-dia'
