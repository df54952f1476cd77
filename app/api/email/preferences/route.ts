import { chooseFrequency } from '@/lib/bff/choose-frequency'

export const POST = chooseFrequency
