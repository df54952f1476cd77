import type { Target } from '../languages'
import { sayEnglish } from './english'
import { sayGerman } from './german'
import { sayCatalan, sayFrench, saySpanish } from './romance'
import type { Speaker } from './speaker'

export const speakers: Record<Target, Speaker> = {
  en: sayEnglish,
  fr: sayFrench,
  de: sayGerman,
  ca: sayCatalan,
  es: saySpanish,
}
